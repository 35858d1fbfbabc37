import type { Palette } from '../palette.ts';
import { circle, line, many, rect, shape } from '../shapes.ts';
import { festiveLagoon, houseCouture, houseGarden, houseHarbour, housePalace } from './houses.ts';

/*
 * The skin's own hotel at nightfall, as its page in docs/design says it is looked at. What frames it stays between 70 and
 * 330, because a phone crops the sheet to its middle.
 */

/** From the water: gulls, and the wake of the last ferry. */
const fromTheWater = (p: Palette) =>
  line('M96 70q8-8 14 0q8-8 14 0M132 50q6-6 11 0q6-6 11 0', p.wall, 2) +
  line('M80 272q20-8 40 0t40 0t40 0M150 288q20-8 40 0t40 0t40 0', p.cloth, 2.4, 0.6);

/** Through an arched window with a lattice above its springing. */
const throughAnArch = (p: Palette) =>
  shape('M0 0H400V300H0ZM300 300V142A100 100 0 0 0 100 142V300Z', p.night) +
  line('M100 300V142A100 100 0 0 1 300 142V300', p.metal, 4) +
  line('M200 42V142M100 142H300M129 71L200 142L271 71M150 56L150 142M250 56V142', p.night, 3) +
  circle(200, 142, 9, p.metal);

/** Between two bars of cloth, with a thread along each. */
const asALabel = (p: Palette) =>
  rect(0, 0, 400, 44, p.night) + rect(0, 252, 400, 48, p.night) + line('M0 52H400M0 244H400', p.cloth, 1);

/** Between two columns under an architrave. */
const betweenColumns = (p: Palette) => {
  const column = (x: number) =>
    rect(x, 62, 34, 238, p.clothShade) +
    line(
      many(4, (at) => `M${x + 6 + at * 7.4} 74V286`),
      p.wallLit,
      1.4,
      0.6,
    ) +
    rect(x - 7, 50, 48, 14, p.cloth, 2) +
    rect(x - 7, 286, 48, 14, p.cloth, 2);
  return (
    rect(0, 0, 400, 50, p.clothShade) +
    rect(0, 44, 400, 6, p.cloth) +
    line(
      many(10, (at) => `M${at * 40} 36V12h30V30H${at * 40 + 11}V20h9`),
      p.wallLit,
      2,
    ) +
    column(72) +
    column(294)
  );
};

/** Under strings of lanterns: dots of a broad round pen, one for the paper and one for the flame. */
const underLanterns = (p: Palette) => {
  const hung = 'M92 76v6M150 58v4M214 62v8M270 96v4M326 84v6';
  return (
    line('M0 14Q100 74 200 30T400 22M40 0Q150 30 260 74T400 60', p.night, 1.6) +
    line(hung, p.dusk, 46) +
    line(hung, p.glow, 30) +
    line(hung, p.lamp, 13) +
    line(
      'M84 54h16M142 37h16M206 41h16M262 75h16M318 63h16M92 104v16M150 84v16M214 92v16M270 122v16M326 112v16',
      p.metal,
      4,
    )
  );
};

const VIEWS: Readonly<Record<Palette['place'], (p: Palette) => string>> = {
  harbour: (p) => houseHarbour(p) + fromTheWater(p),
  garden: (p) => houseGarden(p) + throughAnArch(p),
  city: (p) => houseCouture(p) + asALabel(p),
  palace: (p) => housePalace(p) + betweenColumns(p),
  festival: (p) => festiveLagoon(p) + underLanterns(p),
};

export const resortEvening = (p: Palette): string => VIEWS[p.place](p);
