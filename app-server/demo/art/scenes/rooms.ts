import { bridge, lantern, palm, plant, skyline, tableLamp, water } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { circle, fade, halo, line, many, moved, oval, rect, shape } from '../shapes.ts';

/** A bed seen from its foot, its middle at `x`, standing on `y`. */
export function bed(
  x: number,
  y: number,
  w: number,
  { cloth, clothShade, dusk, wallLit, night, metal }: Palette,
): string {
  const half = w / 2;
  return (
    rect(x - half - 8, y - 104, w + 16, 70, wallLit, 8) +
    line(
      many(5, (at) => `M${x - half + 8 + (at * (w - 16)) / 4} ${y - 98}v50`),
      night,
      1,
      0.35,
    ) +
    rect(x - half - 8, y - 104, w + 16, 3, metal, 1.5) +
    rect(x - half + 8, y - 76, half - 14, 26, cloth, 10) +
    rect(x + 6, y - 76, half - 14, 26, cloth, 10) +
    rect(x + 6 + (half - 14) * 0.6, y - 76, (half - 14) * 0.4, 26, clothShade, 10) +
    shape(`M${x - half} ${y - 54}H${x + half}L${x + half + 16} ${y - 8}H${x - half - 16}Z`, cloth) +
    shape(
      `M${x + half * 0.35} ${y - 54}H${x + half}L${x + half + 16} ${y - 8}H${x + half * 0.55}Z`,
      clothShade,
      0.55,
    ) +
    shape(`M${x - half - 8} ${y - 30}H${x + half + 8}L${x + half + 14} ${y - 13}H${x - half - 14}Z`, dusk) +
    rect(x - half - 16, y - 8, w + 32, 8, clothShade, 2)
  );
}

function curtain(x: number, y: number, w: number, h: number, fill: string, shade: string): string {
  return (
    rect(x, y, w, h, fill) +
    line(
      many(3, (at) => `M${x + (w * (at + 1)) / 4} ${y}v${h}`),
      shade,
      2,
      0.5,
    )
  );
}

function sofa(x: number, y: number, w: number, { dusk, wallLit, glow, night }: Palette): string {
  return (
    rect(x, y - 46, w, 40, dusk, 8) +
    rect(x - 8, y - 30, 16, 28, wallLit, 6) +
    rect(x + w - 8, y - 30, 16, 28, wallLit, 6) +
    rect(x + 8, y - 24, w - 16, 18, wallLit, 5) +
    moved(x + 22, y - 38, '<g transform="rotate(12)">' + rect(0, 0, 20, 20, glow, 4) + '</g>') +
    rect(x + 2, y - 3, 4, 5, night) +
    rect(x + w - 6, y - 3, 4, 5, night)
  );
}

/** A suite at dusk: the bed before a wide window, the bridge and the town beyond. */
export function suiteDusk(p: Palette): string {
  return (
    fade('s', p.dusk, p.glow) +
    rect(0, 0, 400, 300, p.wall) +
    rect(60, 22, 280, 160, 'url(#s)') +
    circle(266, 128, 20, p.lamp, 0.9) +
    halo(266, 128, 62, p) +
    `<svg x="60" y="22" width="280" height="160" viewBox="30 -5 340 194">${skyline(172, { ...p, lamp: p.lamp })}${rect(0, 170, 400, 40, p.wall)}${bridge(184, p)}</svg>` +
    line('M153 22V182M247 22V182', p.night, 3) +
    curtain(34, 14, 44, 190, p.clothShade, p.metal) +
    curtain(322, 14, 44, 190, p.clothShade, p.metal) +
    rect(26, 10, 348, 6, p.metal, 3) +
    rect(0, 214, 400, 86, p.night) +
    shape('M40 300L84 222H316L360 300Z', p.wallLit, 0.45) +
    rect(320, 226, 46, 40, p.wallLit, 3) +
    rect(320, 226, 46, 3, p.metal) +
    tableLamp(343, 227, p) +
    bed(194, 284, 176, p)
  );
}

/** A room with two beds and one lamp between them. */
export function twinRoom(p: Palette): string {
  return (
    rect(0, 0, 400, 300, p.wall) +
    circle(200, 150, 170, p.wallLit, 0.55) +
    many(9, (at) => rect(at * 50 - 1, 0, 1.4, 214, p.night, 0, 0.22)) +
    rect(64, 44, 76, 70, p.metal, 2) +
    rect(68, 48, 68, 62, p.dusk) +
    shape('M68 110V84Q86 66 102 82T136 74V110Z', p.wall) +
    circle(118, 64, 7, p.glow) +
    rect(260, 44, 76, 70, p.metal, 2) +
    rect(264, 48, 68, 62, p.glow) +
    shape('M264 110V92Q282 78 300 92T332 86V110Z', p.dusk) +
    shape('M264 110V100Q290 92 332 102V110Z', p.wall) +
    rect(0, 214, 400, 86, p.night) +
    shape('M10 300L60 226H340L390 300Z', p.wallLit, 0.35) +
    rect(180, 214, 40, 52, p.wallLit, 3) +
    rect(180, 214, 40, 3, p.metal) +
    line('M184 234H216M184 248H216', p.night, 1, 0.5) +
    tableLamp(200, 215, p) +
    bed(98, 284, 118, p) +
    bed(302, 284, 118, p)
  );
}

/** A terrace above the sea: two loungers, palms, the sun going down. */
export function villaTerrace(p: Palette): string {
  const lounger = (x: number) =>
    moved(
      x,
      262,
      line('M-44 0L-40-12M40 0L36-12', p.night, 3) +
        shape('M-48-16H30L54-50L62-46L38-8H-48Z', p.cloth) +
        shape('M-48-12H32L38-8H-48Z', p.clothShade) +
        shape('M34-22L54-50L62-46L44-18Z', p.dusk),
    );
  return (
    fade('s', p.dusk, p.glow) +
    rect(0, 0, 400, 200, 'url(#s)') +
    circle(150, 150, 30, p.lamp) +
    halo(150, 150, 92, p) +
    shape('M250 176Q290 138 330 156T400 140V176Z', p.wallLit, 0.7) +
    water(172, 150, p) +
    palm(58, 240, 132, p.night) +
    palm(92, 246, 96, p.night) +
    palm(362, 244, 116, p.night) +
    rect(0, 228, 400, 72, p.wall) +
    line(
      many(3, (at) => `M0 ${246 + at * 20}H400`),
      p.night,
      1,
      0.4,
    ) +
    rect(0, 226, 400, 4, p.metal) +
    lounger(128) +
    lounger(278) +
    rect(196, 240, 26, 3, p.metal) +
    line('M209 243V264M201 265H217', p.metal, 2) +
    shape('M204 226H214L212 240H206Z', p.lamp, 0.9) +
    oval(209, 266, 120, 3, p.night, 0.35)
  );
}

/** The lobby: a chandelier, the stairs, a bowl of flowers. */
export function lobby(p: Palette): string {
  const column = (x: number) =>
    rect(x, 40, 22, 190, p.wallLit) +
    rect(x + 14, 40, 8, 190, p.night, 0, 0.25) +
    rect(x - 4, 34, 30, 8, p.metal) +
    rect(x - 4, 226, 30, 8, p.metal);
  const ring = (y: number, r: number, count: number) =>
    line(`M${200 - r} ${y}A${r} ${r * 0.22} 0 0 0 ${200 + r} ${y}`, p.metal, 2) +
    many(count, (at) => {
      const x = 200 - r + (2 * r * at) / (count - 1);
      const sag = Math.sqrt(1 - ((x - 200) / r) ** 2) * r * 0.22;
      return rect(x - 1, y + sag, 2, 9, p.glow) + circle(x, y + sag - 3, 3, p.lamp);
    });
  return (
    rect(0, 0, 400, 300, p.wall) +
    shape('M110 234V120A90 90 0 0 1 290 120V234Z', p.night, 0.55) +
    shape('M122 234V122A78 78 0 0 1 278 122V234Z', p.dusk, 0.55) +
    many(6, (at) =>
      rect(150 - at * 8, 176 + at * 10, 100 + at * 16, 10, at % 2 === 0 ? p.cloth : p.clothShade),
    ) +
    halo(200, 86, 130, p) +
    line('M200 0V60M200 40L142 82M200 40L258 82', p.metal, 1.2) +
    ring(82, 58, 9) +
    ring(62, 34, 6) +
    column(60) +
    column(318) +
    rect(0, 234, 400, 66, p.wallLit) +
    shape('M120 300L150 236H250L280 300Z', p.dusk, 0.8) +
    line('M128 300L156 236M272 300L244 236', p.metal, 1.6) +
    plant(40, 286, p, 1.25) +
    plant(362, 286, p, 1.25) +
    oval(200, 286, 44, 6, p.night, 0.5) +
    shape('M188 286L192 254H208L212 286Z', p.metal) +
    shape('M176 240H224Q222 256 200 256T176 240Z', p.cloth) +
    [
      [-20, -6, 9],
      [-7, -15, 11],
      [9, -14, 10],
      [21, -5, 9],
      [0, -3, 9],
    ]
      .map(
        ([x = 0, y = 0, r = 0], at) =>
          circle(200 + x, 240 + y, r, at % 2 === 0 ? p.glow : p.dusk) +
          circle(200 + x, 240 + y, r * 0.4, p.lamp),
      )
      .join('')
  );
}

/** The lounge: a sofa by the window, lanterns, a low table. */
export function lounge(p: Palette): string {
  return (
    rect(0, 0, 400, 300, p.wall) +
    rect(96, 30, 208, 150, p.dusk, 4) +
    rect(96, 110, 208, 70, p.glow) +
    shape('M96 180V140Q130 104 168 134T240 118T304 132V180Z', p.wallLit) +
    circle(250, 92, 18, p.lamp) +
    line('M96 105H304M165 30V180M235 30V180', p.night, 3) +
    rect(90, 178, 220, 6, p.metal, 2) +
    lantern(48, 46, 20, p) +
    lantern(352, 46, 20, p) +
    rect(0, 238, 400, 62, p.night) +
    oval(200, 276, 168, 18, p.wallLit, 0.6) +
    sofa(112, 262, 176, p) +
    plant(64, 262, p, 1.2) +
    plant(338, 262, p, 1.2) +
    oval(200, 268, 54, 7, p.metal) +
    line('M168 270L162 292M232 270L238 292', p.metal, 2.4) +
    rect(182, 254, 12, 12, p.cloth, 3) +
    rect(206, 258, 16, 8, p.clothShade, 2)
  );
}
