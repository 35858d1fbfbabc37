import { lantern, palm, water } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { circle, fade, halo, line, many, moved, rect, shape } from '../shapes.ts';

/* The five hotels from outside, at dusk, when their windows light up. */

const evening = (p: Palette, ground: number) =>
  fade('s', p.dusk, p.glow) + rect(0, 0, 400, ground, 'url(#s)');

/** Rows of windows as dashes, most of them lit. */
const windows = (x: number, y: number, w: number, rows: number, step: number, p: Palette) =>
  line(
    many(rows, (at) => `M${x} ${y + at * step}H${x + w}`),
    p.lamp,
    7,
    0.85,
    '.1 15',
  );

/** A gable roof with eaves that turn up, its ridge over `x`. */
const eaves = (x: number, y: number, half: number, rise: number, p: Palette) =>
  shape(
    `M${x - half - 14} ${y + 4}Q${x - half * 0.7} ${y - 4} ${x - half * 0.34} ${y - rise}H${x + half * 0.34}Q${x + half * 0.7} ${y - 4} ${x + half + 14} ${y + 4}Q${x + half} ${y + 9} ${x + half - 8} ${y + 8}H${x - half + 8}Q${x - half} ${y + 9} ${x - half - 14} ${y + 4}Z`,
    p.night,
  ) + line(`M${x - half * 0.36} ${y - rise}H${x + half * 0.36}`, p.metal, 3);

/** Heritage Hotel: a long front of arches with a clock over the door, mirrored in the water. */
export function houseHarbour(p: Palette): string {
  return (
    evening(p, 232) +
    circle(84, 84, 22, p.lamp) +
    halo(84, 84, 74, p) +
    shape('M0 204Q60 150 132 176T270 164T400 190V236H0Z', p.wallLit, 0.45) +
    rect(62, 112, 276, 112, p.wall) +
    rect(154, 84, 92, 140, p.wallLit) +
    shape('M146 86L200 48L254 86Z', p.night) +
    rect(196, 26, 8, 26, p.metal) +
    circle(200, 104, 13, p.lamp) +
    line('M200 104V95M200 104L206 108', p.night, 2) +
    rect(56, 106, 98, 8, p.metal, 1) +
    rect(246, 106, 98, 8, p.metal, 1) +
    windows(76, 130, 72, 3, 22, p) +
    windows(258, 130, 72, 3, 22, p) +
    windows(168, 134, 68, 2, 22, p) +
    many(5, (at) => shape(`M${70 + at * 16} 224V208a6 6 0 0 1 12 0V224Z`, p.glow)) +
    many(5, (at) => shape(`M${254 + at * 16} 224V208a6 6 0 0 1 12 0V224Z`, p.glow)) +
    shape('M180 224V192a20 20 0 0 1 40 0V224Z', p.lamp) +
    halo(200, 206, 56, p) +
    water(224, 200, p) +
    rect(0, 222, 400, 4, p.night) +
    palm(34, 226, 74, p.night) +
    palm(368, 226, 82, p.night)
  );
}

/** Garden Palace: three roofs behind a wall with a moon gate, pines before it. */
export function houseGarden(p: Palette): string {
  const pine = (x: number, y: number, mirror: boolean) =>
    moved(
      x,
      y,
      line('M0 0C6-30-10-50 4-92', p.night, 6) +
        [
          [-18, -60, 30],
          [16, -78, 34],
          [0, -98, 28],
        ]
          .map(([dx = 0, dy = 0, r = 0]) =>
            shape(
              `M${dx - r} ${dy}Q${dx} ${dy - 22} ${dx + r} ${dy}Q${dx} ${dy + 7} ${dx - r} ${dy}Z`,
              p.leaf,
            ),
          )
          .join(''),
      { mirror },
    );
  return (
    evening(p, 240) +
    circle(302, 66, 20, p.lamp) +
    halo(302, 66, 70, p) +
    shape('M0 190Q70 130 150 166T300 150T400 176V240H0Z', p.dusk, 0.6) +
    rect(126, 98, 148, 60, p.wallLit) +
    eaves(200, 98, 84, 30, p) +
    windows(146, 122, 112, 1, 20, p) +
    rect(92, 146, 216, 66, p.wall) +
    eaves(200, 146, 118, 26, p) +
    windows(112, 172, 180, 2, 20, p) +
    rect(0, 196, 400, 62, p.cloth) +
    rect(0, 190, 400, 8, p.night) +
    circle(200, 226, 42, p.metal) +
    circle(200, 226, 38, p.night) +
    circle(200, 232, 24, p.glow, 0.55) +
    shape('M162 226Q182 206 200 214T238 226A38 38 0 0 1 162 226Z', p.leaf) +
    lantern(128, 208, 9, p) +
    lantern(272, 208, 9, p) +
    rect(0, 256, 400, 44, p.wall) +
    shape('M176 256H224L262 300H138Z', p.clothShade, 0.8) +
    pine(48, 262, false) +
    pine(356, 266, true)
  );
}

/** Couture House: one slender tower with a slanted top and lines of light. */
export function houseCouture(p: Palette): string {
  return (
    fade('s', p.night, p.dusk) +
    rect(0, 0, 400, 300, 'url(#s)') +
    many(9, (at) =>
      circle((at * 131 + 23) % 400, (at * 53 + 17) % 110, at % 3 === 0 ? 1.3 : 0.8, p.lamp, 0.8),
    ) +
    rect(24, 176, 56, 84, p.wall) +
    rect(88, 146, 40, 114, p.wallLit, 0, 0.7) +
    rect(292, 160, 46, 100, p.wallLit, 0, 0.7) +
    rect(344, 190, 56, 70, p.wall) +
    windows(34, 196, 40, 3, 20, { ...p, lamp: p.glow }) +
    windows(300, 180, 34, 3, 20, { ...p, lamp: p.glow }) +
    shape('M148 260V64L232 22V260Z', p.wall) +
    shape('M232 260V22L264 52V260Z', p.night) +
    line('M148 64L232 22L264 52', p.metal, 3) +
    line('M176 260V50M204 260V36', p.metal, 1, 0.6) +
    many(9, (at) =>
      line(
        `M152 ${88 + at * 18}L228 ${74 + at * 18}`,
        p.lamp,
        2,
        at % 3 === 1 ? 0.95 : 0.45,
        at % 2 === 0 ? '18 7' : '',
      ),
    ) +
    line('M232 40V260', p.lamp, 1.6) +
    rect(130, 236, 150, 4, p.metal, 1) +
    shape('M138 240H272V262H138Z', p.lamp, 0.9) +
    halo(205, 250, 74, p) +
    line('M164 240V262M190 240V262M218 240V262M246 240V262', p.night, 3) +
    rect(0, 260, 400, 40, p.night) +
    line('M60 276h90M176 284h120M250 272h80', p.glow, 1.6, 0.5) +
    shape('M176 262H234L258 300H152Z', p.wallLit, 0.6)
  );
}

/** Classic Palace: a villa with columns and a terrace above the sea. */
export function housePalace(p: Palette): string {
  const column = (x: number) =>
    rect(x, 134, 9, 82, p.cloth) +
    rect(x - 3, 130, 15, 5, p.clothShade) +
    rect(x - 3, 214, 15, 5, p.clothShade);
  return (
    evening(p, 244) +
    circle(330, 106, 26, p.lamp) +
    halo(330, 106, 86, p) +
    shape('M240 190Q300 150 340 168T400 160V210H240Z', p.wallLit, 0.6) +
    rect(72, 92, 230, 128, p.wallLit) +
    shape('M60 94L187 44L314 94Z', p.cloth) +
    shape('M84 88L187 50L290 88Z', p.dusk) +
    circle(187, 74, 9, p.lamp) +
    rect(60, 92, 254, 8, p.clothShade) +
    many(5, (at) => shape(`M${88 + at * 44} 214V162a12 12 0 0 1 24 0V214Z`, at === 2 ? p.lamp : p.glow)) +
    many(5, (at) => rect(90 + at * 44, 106, 20, 18, p.glow, 2)) +
    many(6, (at) => column(72 + at * 44)) +
    halo(188, 190, 62, p) +
    rect(44, 218, 286, 8, p.cloth) +
    rect(30, 226, 314, 8, p.clothShade) +
    rect(16, 234, 342, 8, p.cloth) +
    water(242, 320, p) +
    shape('M0 242H358Q330 262 280 262T120 272T0 268Z', p.leaf) +
    palm(34, 252, 116, p.night) +
    palm(366, 246, 96, p.night)
  );
}

/** Two wings around a lagoon; the lanterns over it are hung by whoever draws it. */
export function festiveLagoon(p: Palette): string {
  const wing = (mirror: boolean) =>
    moved(
      mirror ? 400 : 0,
      0,
      shape('M0 70L118 108V222H0Z', p.wall) +
        shape('M0 58L128 102V112L0 72Z', p.metal) +
        many(5, (at) => line(`M8 ${98 + at * 24}L112 ${122 + at * 19}`, p.lamp, 8, 0.85, '.1 17')),
      { mirror },
    );
  return (
    evening(p, 224) +
    circle(200, 96, 30, p.lamp) +
    halo(200, 96, 100, p) +
    shape('M110 200Q150 160 200 172T290 200V226H110Z', p.wallLit, 0.6) +
    wing(false) +
    wing(true) +
    rect(156, 150, 88, 70, p.wallLit) +
    eaves(200, 150, 54, 24, p) +
    shape('M184 220V186a16 16 0 0 1 32 0V220Z', p.lamp) +
    rect(0, 218, 400, 82, p.clothShade) +
    shape('M60 300Q20 262 96 240T220 236T330 250T350 300Z', p.pool) +
    shape('M84 300Q56 268 118 250T224 246T306 258T318 300Z', p.poolLit, 0.6) +
    line('M140 268h46M206 282h60M150 290h30', p.lamp, 2, 0.7)
  );
}

/** Festive Resort: its lagoon under lanterns. */
export function houseFestive(p: Palette): string {
  return (
    festiveLagoon(p) +
    line('M96 104Q200 172 304 104', p.metal, 1.2) +
    lantern(140, 128, 11, p) +
    lantern(200, 140, 13, p) +
    lantern(260, 128, 11, p) +
    palm(44, 262, 92, p.night) +
    palm(362, 262, 100, p.night)
  );
}
