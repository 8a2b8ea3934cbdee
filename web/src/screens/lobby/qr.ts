import qrcode from "qrcode-generator";

/** A QR code as an SVG path with one unit per module, including the quiet zone that scanners need. */
export function qrOf(text: string): { path: string; size: number } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const MARGIN = 4;
  let path = "";
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) path += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`;
  return { path, size: count + 2 * MARGIN };
}
