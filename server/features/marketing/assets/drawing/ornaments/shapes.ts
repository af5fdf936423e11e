const round = (value: number) => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, width: number, stroke: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** A quarter of a disc in a square cell, with its centre in a corner (0 to 3, clockwise from the top left). */
export function quarter(x: number, y: number, side: number, corner: number, fill: string): string {
  const [left, top, right, low] = [round(x), round(y), round(x + side), round(y + side)];
  const r = round(side);
  const ways = [
    `M${left} ${top}H${right}A${r} ${r} 0 0 1 ${left} ${low}Z`,
    `M${right} ${top}V${low}A${r} ${r} 0 0 1 ${left} ${top}Z`,
    `M${right} ${low}H${left}A${r} ${r} 0 0 1 ${right} ${top}Z`,
    `M${left} ${low}V${top}A${r} ${r} 0 0 1 ${right} ${low}Z`,
  ];
  return path(ways[corner % 4] as string, fill);
}
