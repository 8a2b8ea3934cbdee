// Facts that do not change a view.
import type { View } from "../../wire/types";

const unchanged = (view: View): View => view;

export {
  unchanged as seedSealed,
  unchanged as contributed,
  unchanged as somethingToLay,
  unchanged as nobodyCanPlay,
  unchanged as nothingToLose,
  unchanged as nothingToPick,
};
