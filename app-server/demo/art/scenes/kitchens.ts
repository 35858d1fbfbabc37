import { pendant } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { circle, halo, line, many, moved, oval, rect, shape } from '../shapes.ts';

const steam = (x: number, y: number, { cloth }: Palette) =>
  line(`M${x} ${y}c-10-12 10-22 0-36s10-18 3-30M${x + 22} ${y - 4}c-8-10 8-18 0-30s8-16 2-26`, cloth, 3, 0.4);

/** Sushi on a counter of pale wood, under two lamps. */
export function sushiCounter(p: Palette): string {
  const piece = (x: number, y: number, topping: string) =>
    moved(
      x,
      y,
      oval(0, 10, 30, 5, p.night, 0.25) +
        shape('M-26 8Q-28-8-14-10H14Q28-8 26 8Q26 11 20 11H-20Q-26 11-26 8Z', p.cloth) +
        shape('M-30-2Q-28-20 0-20T31-1Q16-8 0-8T-30-2Z', topping) +
        line('M-16-12L-8-8M-2-16L5-9M12-15L19-8', p.cloth, 1.6, 0.5),
    );
  return (
    rect(0, 0, 400, 300, p.wall) +
    many(9, (at) => rect(at * 46 - 4, 0, 20, 168, p.wallLit, 0, 0.45)) +
    pendant(112, 58, p, 12) +
    pendant(288, 58, p, 12) +
    rect(0, 160, 400, 12, p.night) +
    rect(0, 172, 400, 128, p.metal) +
    rect(0, 172, 400, 10, p.glow, 0, 0.7) +
    line('M0 214Q120 206 220 216T400 210M0 262Q90 270 210 260T400 266', p.glow, 2, 0.4) +
    rect(42, 206, 230, 52, p.night, 5) +
    rect(42, 206, 230, 40, p.wallLit, 5) +
    piece(88, 216, p.dusk) +
    piece(157, 216, p.glow) +
    piece(226, 216, p.dusk) +
    moved(
      334,
      232,
      oval(0, 22, 34, 7, p.night, 0.3) +
        shape('M-25-26H25L20 18Q0 26-20 18Z', p.dusk) +
        oval(0, -26, 25, 7, p.night) +
        oval(0, -25, 20, 5, p.leaf),
    ) +
    steam(324, 192, p) +
    line('M52 276H262M54 284H258', p.night, 3, 0.8)
  );
}

/** A bowl of noodles with an egg and greens, late at night. */
export function noodleBowl(p: Palette): string {
  return (
    rect(0, 0, 400, 300, p.night) +
    rect(0, 0, 400, 206, p.wall) +
    many(6, (at) => rect(18 + at * 64, 0, 44, 46 + (at % 2) * 12, at % 2 === 0 ? p.dusk : p.wallLit, 3)) +
    halo(200, 120, 170, p) +
    rect(0, 206, 400, 94, p.wallLit) +
    rect(0, 206, 400, 6, p.metal) +
    oval(200, 274, 120, 14, p.night, 0.4) +
    shape('M72 160H328Q322 262 240 270H160Q78 262 72 160Z', p.cloth) +
    shape('M236 160H328Q322 262 240 270H214Q264 240 236 160Z', p.clothShade) +
    line('M92 204Q200 228 308 204', p.dusk, 6) +
    oval(200, 160, 128, 26, p.clothShade) +
    oval(200, 161, 116, 21, p.glow) +
    line(
      'M112 158Q150 140 188 162T270 160M104 164Q150 178 196 158T292 168M140 174Q190 160 240 176',
      p.cloth,
      5,
    ) +
    oval(242, 152, 28, 13, p.cloth) +
    oval(242, 152, 13, 7, p.lamp) +
    shape('M140 150C134 124 152 116 166 122C180 128 176 146 160 154Z', p.leaf) +
    shape('M168 150C170 130 186 126 196 134C202 142 192 152 180 154Z', p.leaf, 0.85) +
    line('M286 152L372 64M296 158L384 74', p.metal, 5) +
    steam(176, 118, p) +
    steam(232, 112, p)
  );
}

/** A fish and skewers over glowing charcoal. */
export function charcoalGrill(p: Palette): string {
  const ember = (at: number) => {
    const [x, y] = [52 + at * 27, 228 + (at % 3) * 6];
    const coal = at % 2 === 0 ? p.dusk : p.glow;
    return (
      shape(
        `M${x - 18} ${y + 8}L${x - 12} ${y - 10}L${x + 4} ${y - 15}L${x + 18} ${y - 4}L${x + 14} ${y + 13}L${x - 6} ${y + 16}Z`,
        coal,
      ) +
      shape(`M${x - 18} ${y + 8}L${x - 6} ${y - 1}L${x + 14} ${y + 13}L${x - 6} ${y + 16}Z`, p.night, 0.35) +
      line(`M${x - 12} ${y - 9}L${x - 5} ${y - 1}L${x + 4} ${y - 14}`, p.lamp, 2, 0.85)
    );
  };
  const skewer = (y: number) =>
    line(`M214 ${y}H384`, p.metal, 4) +
    many(
      4,
      (at) =>
        rect(226 + at * 30, y - 12, 24, 24, at % 2 === 0 ? p.wallLit : p.leaf, 6) +
        line(`M${231 + at * 30} ${y - 6}l12 12`, p.glow, 2, 0.6),
    );
  return (
    rect(0, 0, 400, 300, p.night) +
    circle(200, 206, 210, p.wall) +
    halo(200, 200, 200, p) +
    shape('M20 206H380L356 288H44Z', p.wallLit) +
    shape('M34 206H366L352 252H48Z', p.night) +
    many(12, ember) +
    line(
      many(12, (at) => `M${36 + at * 30} 200V212`),
      p.metal,
      3,
    ) +
    rect(16, 196, 368, 7, p.metal, 3) +
    moved(
      108,
      162,
      shape('M-78 6Q-40-34 30-22Q58-16 72 0L98-20Q92 6 98 30L72 12Q40 36-14 32Q-58 28-78 6Z', p.clothShade) +
        shape('M-78 6Q-40-34 30-22Q58-16 72 0Q20 4-78 6Z', p.cloth) +
        line('M-34-16L-22 22M-8-22L4 26M18-20L30 22', p.dusk, 3, 0.8) +
        circle(-56, 0, 4, p.night),
    ) +
    skewer(144) +
    skewer(178) +
    line('M92 112c-14-18 14-32 0-54s12-24 4-40M290 104c-14-18 14-32 0-54s12-24 4-40', p.cloth, 4, 0.25)
  );
}

/** Warm stones, an orchid and folded linen beside a bowl of oil. */
export function hotStones(p: Palette): string {
  const stone = (x: number, y: number, w: number, h: number) =>
    oval(x, y, w, h, p.night) + oval(x - w * 0.12, y - h * 0.3, w * 0.66, h * 0.4, p.wallLit, 0.7);
  const petal = (angle: number) =>
    `<path transform="rotate(${angle})" d="M0 0C-16-10-14-34 0-40C14-34 16-10 0 0" fill="${p.cloth}"/>`;
  return (
    rect(0, 0, 400, 300, p.wall) +
    halo(300, 84, 150, p) +
    many(5, (at) => rect(26 + at * 20, 0, 5, 210, p.leaf, 2, 0.5)) +
    rect(0, 210, 400, 90, p.metal) +
    rect(0, 210, 400, 6, p.glow, 0, 0.7) +
    rect(226, 176, 150, 28, p.clothShade, 10) +
    rect(226, 152, 150, 28, p.cloth, 10) +
    rect(234, 130, 134, 26, p.clothShade, 10) +
    line('M236 166H366M246 143H358', p.clothShade, 2) +
    oval(132, 256, 96, 13, p.night, 0.35) +
    stone(132, 244, 76, 20) +
    stone(136, 208, 58, 18) +
    stone(130, 176, 42, 15) +
    moved(
      132,
      152,
      [-144, -72, 0, 72, 144].map(petal).join('') + circle(0, 0, 9, p.dusk) + circle(0, 0, 4, p.lamp),
    ) +
    moved(
      306,
      254,
      oval(0, 18, 56, 8, p.night, 0.35) +
        shape('M-50-14H50Q46 18 14 20H-14Q-46 18-50-14Z', p.dusk) +
        oval(0, -14, 50, 11, p.night) +
        oval(0, -13, 42, 8, p.lamp) +
        circle(14, -14, 3, p.glow),
    )
  );
}
