import type { Palette } from './palette.ts';
import { circle, halo, line, many, moved, oval, rect, shape } from './shapes.ts';

/*
 * Objects used in more than one picture. Each is drawn relative to its foot or hook, and moved to its place.
 */

/** A ball of light that hangs on a thread from the ceiling. */
export function pendant(x: number, y: number, { lamp, metal, glow }: Palette, r = 9): string {
  return (
    line(`M${x} 0V${y - r}`, metal, 1) +
    halo(x, y, r * 5, { glow, lamp }) +
    circle(x, y, r, lamp) +
    rect(x - 3, y - r - 3, 6, 4, metal)
  );
}

/** A lamp with a shade, standing on `y`. */
export function tableLamp(x: number, y: number, { lamp, metal, glow }: Palette): string {
  return (
    halo(x, y - 34, 46, { glow, lamp }) +
    shape(`M${x - 9} ${y - 46}H${x + 9}L${x + 15} ${y - 24}H${x - 15}Z`, lamp) +
    shape(`M${x - 15} ${y - 24}H${x + 15}L${x + 14} ${y - 27}H${x - 14}Z`, glow) +
    rect(x - 1.5, y - 24, 3, 20, metal) +
    oval(x, y - 3, 8, 3, metal)
  );
}

/** A paper lantern with a tassel, hanging from `y`. */
export function lantern(x: number, y: number, size: number, { lamp, metal, glow, dusk }: Palette): string {
  return (
    circle(x, y + size * 1.1, size * 2, lamp, 0.18) +
    line(`M${x} ${y - 14}V${y}`, metal, 1) +
    oval(x, y + size * 1.1, size, size * 0.86, dusk) +
    oval(x, y + size * 1.1, size * 0.6, size * 0.86, glow) +
    oval(x, y + size * 1.1, size * 0.24, size * 0.86, lamp) +
    rect(x - size * 0.4, y + size * 0.12, size * 0.8, size * 0.2, metal, 1) +
    rect(x - size * 0.4, y + size * 1.88, size * 0.8, size * 0.2, metal, 1) +
    line(`M${x} ${y + size * 2.1}v${size * 0.8}`, metal, 1.4)
  );
}

/** A pot with long leaves, standing on `y`. */
export function plant(x: number, y: number, { leaf, metal, night }: Palette, scale = 1): string {
  const leaves = [-58, -34, -12, 12, 34, 58].map(
    (angle, at) =>
      `<path transform="rotate(${angle})" d="M0 0C-7-16-6-34 0-${at % 2 === 0 ? 46 : 54}C6-34 7-16 0 0" fill="${leaf}"/>`,
  );
  return moved(
    x,
    y,
    moved(0, -22, leaves.join('')) +
      shape('M-11-24H11L8 0H-8Z', metal) +
      shape('M2-24H11L8 0H4Z', night, 0.25),
    { scale },
  );
}

/** A palm against the sky, standing on `y`. */
export function palm(x: number, y: number, height: number, fill: string): string {
  const fronds = [-105, -70, -35, 5, 40, 75, 108].map(
    (angle) => `<path transform="rotate(${angle})" d="M0 0C-9-12-8-34 4-48C10-32 8-14 0 0" fill="${fill}"/>`,
  );
  return (
    line(`M${x} ${y}C${x + 4} ${y - height * 0.5} ${x - 6} ${y - height * 0.7} ${x} ${y - height}`, fill, 5) +
    moved(x, y - height, fronds.join(''))
  );
}

/** Windows, towers and the long bridge over the water, with its foot on `y`. */
export function skyline(y: number, { wall, wallLit, lamp }: Palette): string {
  const towers: [x: number, w: number, h: number][] = [
    [0, 30, 44],
    [34, 22, 70],
    [60, 34, 52],
    [98, 20, 88],
    [122, 30, 62],
    [222, 26, 58],
    [252, 20, 96],
    [276, 36, 68],
    [316, 24, 84],
    [344, 56, 50],
  ];
  const lotus = `M162 ${y}C150 ${y - 40} 164 ${y - 84} 186 ${y - 116}C208 ${y - 84} 222 ${y - 40} 210 ${y}Z`;
  return (
    towers.map(([x, w, h], at) => rect(x, y - h, w, h, at % 2 === 0 ? wall : wallLit)).join('') +
    shape(lotus, wallLit) +
    line(
      `M186 ${y - 116}V${y}M176 ${y}C170 ${y - 40} 176 ${y - 76} 186 ${y - 112}C196 ${y - 76} 202 ${y - 40} 196 ${y}`,
      lamp,
      0.8,
      0.6,
    ) +
    line(
      towers
        .map(([x, w, h], at) =>
          many(3, (row) => `M${x + 5} ${y - h + 10 + row * 13}h${w - 12 - ((at + row) % 3) * 4}`),
        )
        .join(''),
      lamp,
      1.5,
      0.55,
      '.1 5',
    )
  );
}

/** A cable-stayed bridge over the whole width; `y` is the water below the deck. */
export function bridge(y: number, { cloth, lamp, night }: Palette): string {
  const deck = y - 14;
  const pylon = (x: number) =>
    line(
      many(5, (at) => `M${x - 70 + at * 12} ${deck}L${x} ${deck - 52 + at * 6}L${x + 70 - at * 12} ${deck}`),
      cloth,
      0.6,
      0.7,
    ) + shape(`M${x - 2} ${y}L${x - 1.4} ${deck - 58}H${x + 1.4}L${x + 2} ${y}Z`, cloth);
  return (
    line(`M0 ${deck + 2}Q200 ${deck - 6} 400 ${deck + 2}`, night, 4) +
    pylon(120) +
    pylon(280) +
    line(`M0 ${deck}Q200 ${deck - 8} 400 ${deck}`, lamp, 1.6, 0.9, '.1 10')
  );
}

/** Still water from `y` to the bottom of the sheet, with reflected light below `x`. */
export function water(y: number, x: number, { wallLit, glow, lamp }: Palette): string {
  const strokes = many(9, (at) => {
    const wide = 54 - at * 4 + (at % 2) * 22;
    return `M${x - wide / 2 + (at % 3) * 6} ${y + 8 + at * 9}h${wide}`;
  });
  const ripples = many(8, (at) => `M${(at * 97) % 360} ${y + 14 + at * 11}h${28 + (at % 3) * 14}`);
  return rect(0, y, 400, 300 - y, wallLit) + line(ripples, glow, 1.4, 0.35) + line(strokes, lamp, 2, 0.75);
}

/** A cup on its saucer, standing on `y`. */
export function cup(x: number, y: number, { cloth, clothShade, metal }: Palette, scale = 1): string {
  return moved(
    x,
    y,
    oval(0, 0, 26, 5, clothShade) +
      oval(0, -1.5, 24, 4, cloth) +
      line('M15-17c10-2 11 9-1 11', cloth, 3) +
      shape('M-17-22H17C17-8 10-3 0-3S-17-8-17-22Z', cloth) +
      shape('M6-22H17C17-8 10-3 2-3C8-6 8-14 6-22Z', clothShade) +
      oval(0, -22, 17, 3.4, clothShade) +
      oval(0, -21.6, 14.5, 2.4, metal),
    { scale },
  );
}

/** A stemmed glass, standing on `y`; `wine` is the colour of its content. */
export function glass(x: number, y: number, { cloth, lamp }: Palette, wine: string, scale = 1): string {
  return moved(
    x,
    y,
    shape('M-13-62H13C15-44 8-34 0-34S-15-44-13-62Z', cloth, 0.28) +
      shape('M-13.4-52H13.4C12-40 7-34 0-34S-12-40-13.4-52Z', wine) +
      line('M0-34V-2M-10-1H10', cloth, 1.8) +
      line('M-9-58C-9-50-8-45-6-42', lamp, 1.6, 0.8),
    { scale },
  );
}
