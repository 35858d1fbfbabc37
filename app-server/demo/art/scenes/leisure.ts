import { palm, plant } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { circle, fade, halo, line, many, moved, oval, rect, shape } from '../shapes.ts';
import { shelved } from './shelf.ts';

const candle = (x: number, y: number, { cloth, clothShade, lamp, glow }: Palette) =>
  halo(x, y - 26, 42, { glow, lamp }) +
  rect(x - 8, y - 18, 16, 18, cloth, 2) +
  rect(x + 2, y - 18, 6, 18, clothShade, 2) +
  shape(`M${x} ${y - 36}q7 9 0 17q-7-8 0-17Z`, lamp);

/** The pool of the spa under its arches. */
export function spaPool(p: Palette): string {
  const arch = (x: number) =>
    shape(`M${x - 42} 178V94A42 42 0 0 1 ${x + 42} 94V178Z`, 'url(#s)') +
    line(`M${x - 42} 178V94A42 42 0 0 1 ${x + 42} 94V178`, p.metal, 2);
  return (
    fade('s', p.dusk, p.glow) +
    rect(0, 0, 400, 300, p.wall) +
    rect(0, 0, 400, 22, p.night, 0, 0.5) +
    [88, 200, 312].map(arch).join('') +
    circle(200, 128, 22, p.lamp) +
    halo(200, 128, 80, p) +
    palm(104, 178, 62, p.wallLit) +
    palm(298, 178, 54, p.wallLit) +
    rect(0, 176, 400, 14, p.clothShade) +
    shape('M48 190H352L400 262V300H0V262Z', p.pool) +
    shape('M66 198H334L372 258V300H28V258Z', p.poolLit, 0.7) +
    line(
      many(7, (at) => `M${150 - at * 4 + (at % 2) * 12} ${210 + at * 12}h${100 - (at % 3) * 24}`),
      p.lamp,
      2,
      0.75,
    ) +
    line('M84 222q16-6 32 0M286 232q16-6 32 0M70 262q20-7 40 0M280 270q22-7 44 0', p.cloth, 1.8, 0.5) +
    plant(30, 216, p, 1.1) +
    plant(370, 216, p, 1.1) +
    moved(
      330,
      182,
      rect(-22, -9, 44, 9, p.cloth, 4) +
        rect(-19, -17, 38, 9, p.clothShade, 4) +
        rect(-16, -24, 32, 8, p.cloth, 4),
    )
  );
}

/** A room for treatments: linen, stones, a candle, an orchid. */
export function treatmentRoom(p: Palette): string {
  const flower = (x: number, y: number) =>
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse transform="translate(${x} ${y}) rotate(${turn})" cy="-8" rx="5" ry="8" fill="${p.cloth}"/>`,
      )
      .join('') + circle(x, y, 3, p.metal);
  return (
    rect(0, 0, 400, 300, p.wall) +
    circle(132, 104, 78, p.metal) +
    circle(132, 104, 75, p.glow) +
    shape('M60 126Q92 96 122 122T206 112A75 75 0 0 1 60 126Z', p.dusk) +
    circle(156, 78, 15, p.lamp) +
    many(6, (at) => rect(252 + at * 22, 0, 10, 212, p.night, 0, 0.28)) +
    rect(0, 236, 400, 64, p.night) +
    line('M70 250V288M282 250V288', p.metal, 5) +
    rect(40, 216, 276, 36, p.cloth, 10) +
    rect(40, 236, 276, 20, p.clothShade, 6) +
    rect(50, 196, 62, 24, p.cloth, 12) +
    rect(84, 196, 28, 24, p.clothShade, 12) +
    shape('M164 214H258V262H164Z', p.dusk) +
    line('M172 214V262M250 214V262', p.glow, 1.6, 0.7) +
    [
      [286, 212, 15, 6],
      [286, 203, 12, 5],
      [286, 196, 9, 4],
    ]
      .map(
        ([x = 0, y = 0, rx = 0, ry = 0]) =>
          oval(x, y, rx, ry, p.metal) + oval(x, y - 1, rx * 0.8, ry * 0.6, p.clothShade, 0.5),
      )
      .join('') +
    rect(332, 232, 56, 68, p.wallLit, 3) +
    rect(332, 232, 56, 4, p.metal) +
    candle(348, 232, p) +
    line('M374 232Q378 190 356 168Q340 152 324 158', p.leaf, 2.4) +
    rect(366, 214, 16, 18, p.metal, 3) +
    flower(324, 158) +
    flower(342, 158) +
    flower(358, 172)
  );
}

/** A show: the curtain open, one figure in the light. */
export function stage(p: Palette): string {
  const drape = (mirror: boolean) =>
    moved(
      mirror ? 400 : 0,
      0,
      shape('M0 0H120Q112 96 70 150Q52 190 60 236H0Z', p.wallLit) +
        line('M28 0Q34 120 18 236M58 0Q58 110 38 236M90 0Q84 96 54 160', p.night, 3, 0.4) +
        rect(22, 148, 46, 7, p.metal, 3),
      { mirror },
    );
  return (
    rect(0, 0, 400, 300, p.night) +
    rect(60, 0, 280, 236, p.wall) +
    shape('M186 0H214L292 236H108Z', p.lamp, 0.22) +
    shape('M192 0H208L258 236H142Z', p.lamp, 0.25) +
    oval(200, 228, 92, 12, p.lamp, 0.8) +
    drape(false) +
    drape(true) +
    shape('M0 0H400V26Q375 50 350 26T300 26T250 26T200 26T150 26T100 26T50 26T0 26Z', p.dusk) +
    line('M0 26Q25 50 50 26T100 26T150 26T200 26T250 26T300 26T350 26T400 26', p.metal, 2.4) +
    moved(
      200,
      228,
      shape('M-5-86Q-14-70-8-58Q-34-10-30 0H30Q34-10 8-58Q14-70 5-86Z', p.dusk) +
        shape('M8-58Q34-10 30 0H12Q18-24 4-58Z', p.wallLit) +
        circle(0, -97, 10, p.night) +
        line('M-6-76Q-34-84-48-118M6-76Q32-74 50-100', p.glow, 5),
    ) +
    line('M152 110Q120 70 146 54T196 66', p.glow, 2.4) +
    line('M250 128Q286 112 276 84T232 70', p.metal, 2.4) +
    rect(0, 236, 400, 10, p.metal, 0, 0.9) +
    rect(0, 246, 400, 54, p.wall) +
    many(9, (at) => circle(22 + at * 45, 286, 17, p.night) + rect(0 + at * 45, 296, 44, 20, p.night, 12)) +
    many(8, (at) => circle(44 + at * 45, 268, 13, p.night, 0.75))
  );
}

/** A gift: the box with its ribbon, a voucher leaning on it. */
export function gift(p: Palette): string {
  return shelved(
    p,
    138,
    '<g transform="rotate(-9 130 200)">' +
      rect(70, 146, 128, 92, p.cloth, 6) +
      rect(78, 154, 112, 76, p.glow, 4, 0.5) +
      line('M94 180H152M94 194H136M94 208H144', p.metal, 3) +
      circle(168, 196, 12, p.dusk) +
      '</g>' +
      rect(178, 140, 132, 122, p.dusk, 3) +
      rect(262, 140, 48, 122, p.wallLit, 3, 0.75) +
      rect(168, 122, 152, 28, p.dusk, 4) +
      rect(268, 122, 52, 28, p.wallLit, 4, 0.75) +
      rect(232, 122, 24, 140, p.glow) +
      rect(248, 122, 8, 140, p.metal) +
      shape('M244 122C216 118 196 96 208 82S240 92 244 122Z', p.glow) +
      shape('M244 122C272 118 292 96 280 82S248 92 244 122Z', p.metal) +
      shape('M238 112H250V126H238Z', p.lamp) +
      [
        [96, 84],
        [140, 52],
        [316, 64],
        [346, 118],
        [64, 132],
      ]
        .map(([x = 0, y = 0]) => shape(`M${x} ${y - 9}q2 7 9 9q-7 2-9 9q-2-7-9-9q7-2 9-9Z`, p.lamp, 0.9))
        .join(''),
  );
}

/** The pool garden by day: parasols, blue shade, a ball. */
export function poolGarden(p: Palette): string {
  const parasol = (x: number, y: number, w: number) =>
    line(`M${x} ${y - 78}V${y}`, p.metal, 3) +
    shape(
      `M${x - w} ${y - 62}Q${x} ${y - 128} ${x + w} ${y - 62}Q${x} ${y - 76} ${x - w} ${y - 62}Z`,
      p.cloth,
    ) +
    shape(
      `M${x} ${y - 95}Q${x + w * 0.8} ${y - 92} ${x + w} ${y - 62}Q${x + w * 0.6} ${y - 70} ${x + w * 0.3} ${y - 69}Z`,
      p.clothShade,
    ) +
    oval(x, y, 22, 3, p.night, 0.3);
  return (
    fade('s', p.glow, p.cloth) +
    rect(0, 0, 400, 180, 'url(#s)') +
    circle(310, 54, 24, p.lamp) +
    halo(310, 54, 80, p) +
    palm(40, 172, 118, p.leaf) +
    palm(96, 172, 84, p.leaf) +
    palm(352, 172, 100, p.leaf) +
    shape('M0 176Q40 140 84 160T168 150T256 160T340 150T400 164V190H0Z', p.leaf) +
    rect(0, 176, 400, 124, p.clothShade) +
    shape('M60 206Q200 186 340 206Q392 224 372 262Q340 292 200 292T28 262Q8 224 60 206Z', p.cloth) +
    shape('M70 212Q200 194 330 212Q374 228 358 258Q330 284 200 284T42 258Q26 228 70 212Z', p.pool) +
    shape('M70 212Q200 194 330 212Q374 228 358 258Q330 250 200 250T42 258Q26 228 70 212Z', p.poolLit) +
    line(
      'M110 226q18-6 36 0t36 0M220 238q18-6 36 0t36 0M140 262q18-6 36 0M246 266q18-6 36 0',
      p.cloth,
      2,
      0.7,
    ) +
    circle(206, 226, 13, p.lamp) +
    shape('M206 213A13 13 0 0 1 206 239Q214 226 206 213Z', p.dusk) +
    parasol(84, 208, 50) +
    parasol(318, 206, 46)
  );
}
