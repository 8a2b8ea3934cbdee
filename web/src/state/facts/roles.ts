// Roles: looked at, and changed during a round.
import type * as wire from "../../wire/types";
import type { Role, View } from "../../wire/types";
import { clearQuestion, withOwn } from "../view_updates";
import { required } from "../out_of_sync";

export function roleSeen(view: View, { seat, other, role }: wire.RoleSeen): View {
  const turn = view.turn;
  const looked = { ...clearQuestion(view), inspections: [...view.inspections, { seat, other, turn }] };
  return withOwn(looked, seat, (own) => ({
    inspections: [...own.inspections, { seat: other, role: required(role, "role"), turn, current: true }],
  }));
}

/** Earlier looks at this seat's role become outdated. */
function changeRole(view: View, seat: number, role: Role | null): View {
  const turn = view.turn;
  const changed: View = { ...view, role_changes: [...view.role_changes, { seat, turn }] };
  const outdated = withOwn(changed, view.seat ?? -1, (own) => ({
    inspections: own.inspections.map((each) => (each.seat === seat ? { ...each, current: false } : each)),
  }));
  return withOwn(outdated, seat, (own) => ({
    former_roles: [...own.former_roles, { role: own.role, turn }],
    role: role ?? "unknown",
  }));
}

export function roleChanged(view: View, { seat, role }: wire.RoleChanged): View {
  return changeRole(view, seat, role);
}

export function wardrobeEntered(view: View, { seat, role }: wire.WardrobeEntered): View {
  return changeRole({ ...view, special_used: true }, seat, role);
}

export function rolesDealt(view: View, { roles }: wire.RolesDealt): View {
  const party: View = { ...view, special_used: true };
  return roles.reduce((dealt, role, seat) => changeRole(dealt, seat, role), party);
}
