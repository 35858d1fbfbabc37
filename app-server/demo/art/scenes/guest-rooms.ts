import { cup, glass, plant, skyline, tableLamp } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { circle, fade, halo, line, many, oval, rect, shape } from '../shapes.ts';
import { bed } from './rooms.ts';

/** A room with one wide bed, a picture over it and a lamp on either side. */
export function kingRoom(p: Palette): string {
  return (
    rect(0, 0, 400, 300, p.wall) +
    line(
      many(7, (at) => `M${40 + at * 53} 0V206`),
      p.night,
      1.4,
      0.25,
    ) +
    circle(200, 140, 170, p.wallLit, 0.5) +
    rect(140, 34, 120, 62, p.metal, 2) +
    rect(144, 38, 112, 54, p.glow) +
    shape('M144 92V78Q170 56 196 74T256 62V92Z', p.dusk) +
    circle(228, 56, 8, p.lamp) +
    rect(0, 206, 400, 94, p.night) +
    shape('M30 300L84 224H316L370 300Z', p.wallLit, 0.4) +
    rect(52, 216, 46, 48, p.wallLit, 3) +
    rect(52, 216, 46, 3, p.metal) +
    rect(302, 216, 46, 48, p.wallLit, 3) +
    rect(302, 216, 46, 3, p.metal) +
    tableLamp(75, 217, p) +
    tableLamp(325, 217, p) +
    bed(200, 288, 196, p)
  );
}

/** A room for a family: a bed, and two bunks behind a curtain of stars. */
export function familyRoom(p: Palette): string {
  const bunk = (y: number) =>
    rect(246, y, 118, 12, p.metal, 2) +
    rect(252, y - 14, 106, 14, p.cloth, 5) +
    rect(330, y - 20, 26, 12, p.clothShade, 5) +
    rect(252, y - 12, 70, 12, p.dusk, 4);
  return (
    rect(0, 0, 400, 300, p.wall) +
    rect(240, 40, 130, 188, p.night) +
    many(14, (at) =>
      circle(250 + ((at * 41) % 112), 50 + ((at * 29) % 66), at % 4 === 0 ? 2 : 1.1, p.lamp, 0.9),
    ) +
    bunk(140) +
    bunk(214) +
    line('M246 86V228M364 86V228', p.metal, 4) +
    line('M276 140V214M292 140V214M276 158H292M276 178H292M276 198H292', p.metal, 2.4) +
    shape('M372 30H392Q380 130 394 230H370Z', p.dusk) +
    rect(232, 28, 164, 5, p.metal, 2) +
    circle(120, 120, 130, p.wallLit, 0.5) +
    rect(60, 50, 110, 60, p.metal, 2) +
    rect(64, 54, 102, 52, p.glow) +
    shape('M64 106V92Q92 70 118 88T166 78V106Z', p.leaf, 0.8) +
    rect(0, 224, 400, 76, p.night) +
    shape('M0 300L30 236H240L282 300Z', p.wallLit, 0.4) +
    tableLamp(214, 236, p) +
    bed(112, 288, 160, p) +
    circle(318, 276, 15, p.glow) +
    shape('M304 272Q318 262 332 272Q318 284 304 272Z', p.dusk) +
    shape('M350 288l-14-22h28Z', p.metal)
  );
}

/** A bath before the window, with folded towels. */
export function bathroom(p: Palette): string {
  return (
    rect(0, 0, 400, 300, p.clothShade) +
    line(many(6, (at) => `M0 ${36 + at * 38}H400`) + many(9, (at) => `M${at * 50} 0V226`), p.cloth, 2, 0.7) +
    fade('s', p.dusk, p.glow) +
    rect(100, 22, 200, 138, p.metal, 4) +
    rect(106, 28, 188, 126, 'url(#s)') +
    circle(244, 70, 15, p.lamp) +
    halo(244, 70, 50, p) +
    `<svg x="106" y="28" width="188" height="126" viewBox="0 -10 400 190">${skyline(180, p)}</svg>` +
    line('M200 28V154', p.metal, 3) +
    rect(0, 226, 400, 74, p.wall) +
    line('M0 262H400', p.night, 1.4, 0.5) +
    shape('M78 186H322Q318 262 276 268H124Q82 262 78 186Z', p.cloth) +
    shape('M250 186H322Q318 262 276 268H232Q254 250 250 186Z', p.clothShade) +
    rect(68, 178, 264, 12, p.cloth, 6) +
    shape('M108 180q14-18 32-8q10-16 30-6q16-14 32 4q16-8 24 10Z', p.cloth) +
    circle(150, 168, 8, p.cloth) +
    circle(176, 164, 10, p.cloth) +
    line('M300 178V150q0-12-14-12h-8', p.metal, 4) +
    line('M120 268l-6 12M280 268l6 12', p.metal, 4) +
    rect(26, 196, 36, 80, p.wallLit, 2) +
    many(3, (at) => rect(30, 204 + at * 22, 28, 16, at % 2 === 0 ? p.cloth : p.glow, 5)) +
    plant(362, 284, p, 1.35) +
    rect(340, 140, 3, 40, p.metal) +
    circle(341, 132, 10, p.lamp, 0.95)
  );
}

/** Breakfast at the window: coffee, a basket of bread, fruit. */
export function breakfast(p: Palette): string {
  return (
    fade('s', p.glow, p.cloth) +
    rect(0, 0, 400, 186, 'url(#s)') +
    circle(292, 84, 30, p.lamp) +
    halo(292, 84, 100, p) +
    shape('M0 160Q70 116 150 140T300 128T400 150V190H0Z', p.dusk, 0.45) +
    line('M0 92H400M132 0V188M268 0V188', p.wall, 4) +
    rect(0, 184, 400, 8, p.metal) +
    rect(0, 192, 400, 108, p.cloth) +
    shape('M0 192H400V214H0Z', p.clothShade, 0.7) +
    oval(132, 262, 74, 14, p.clothShade) +
    oval(132, 258, 70, 12, p.cloth) +
    shape('M70 246Q132 268 194 246L182 268Q132 282 82 268Z', p.metal) +
    shape('M78 246Q90 214 122 236Q138 210 160 234Q184 222 190 246Q132 262 78 246Z', p.glow) +
    line('M96 240q6-10 14-4M140 238q8-10 14-2', p.dusk, 3) +
    cup(252, 262, p, 1.35) +
    line('M246 214q-6-8 0-16t0-16M260 214q-6-8 0-16t0-16', p.clothShade, 2.4, 0.9) +
    glass(204, 252, p, p.dusk, 0.9) +
    oval(330, 254, 40, 9, p.clothShade) +
    shape('M296 236H364Q360 258 330 258T296 236Z', p.wallLit) +
    circle(314, 230, 11, p.dusk) +
    circle(334, 226, 12, p.metal) +
    circle(350, 232, 10, p.leaf) +
    shape('M38 252h18l-3-44q-6-8-12 0Z', p.clothShade) +
    line('M47 206V176', p.leaf, 2.4) +
    circle(47, 168, 11, p.dusk) +
    circle(47, 168, 5, p.lamp) +
    line('M60 286h70M170 292h60M270 284h80', p.clothShade, 2)
  );
}

/** The pool on the roof, its edge against the lights of the town. */
export function roofPool(p: Palette): string {
  const lounger = (x: number) =>
    shape(`M${x - 40} 276H${x + 22}L${x + 42} 248L${x + 49} 252L${x + 28} 284H${x - 40}Z`, p.cloth) +
    line(`M${x - 34} 284V294M${x + 22} 284V294`, p.metal, 3);
  return (
    fade('s', p.night, p.dusk) +
    rect(0, 0, 400, 200, 'url(#s)') +
    many(10, (at) =>
      circle((at * 137 + 31) % 400, (at * 47 + 9) % 90, at % 3 === 0 ? 1.4 : 0.8, p.lamp, 0.8),
    ) +
    circle(80, 56, 18, p.lamp) +
    halo(80, 56, 62, p) +
    skyline(190, { ...p, wallLit: p.wall }) +
    rect(0, 186, 400, 74, p.pool) +
    rect(0, 184, 400, 4, p.metal) +
    shape('M0 200Q100 192 200 202T400 198V230Q300 222 200 232T0 226Z', p.poolLit, 0.55) +
    line('M60 206h60M150 222h90M262 210h70M90 240h70M220 246h90', p.lamp, 2, 0.55) +
    rect(0, 258, 400, 42, p.wall) +
    rect(0, 256, 400, 4, p.clothShade) +
    lounger(120) +
    lounger(262) +
    rect(184, 266, 26, 3, p.metal) +
    line('M197 268V292', p.metal, 2) +
    glass(197, 267, p, p.glow, 0.5) +
    plant(34, 290, p, 1.3) +
    plant(370, 290, p, 1.3)
  );
}
