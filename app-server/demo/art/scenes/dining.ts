import { cup, glass, pendant, tableLamp } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { circle, halo, line, many, moved, oval, rect, shape } from '../shapes.ts';

const steam = (x: number, y: number, { cloth }: Palette) =>
  line(`M${x} ${y}c-8-10 8-18 0-30s8-16 2-26M${x + 16} ${y - 4}c-6-8 6-14 0-24s6-12 2-20`, cloth, 2.4, 0.35);

/** A table laid for an evening, under one lamp. */
export function setTable(p: Palette): string {
  const place = (x: number) =>
    oval(x, 214, 40, 8, p.clothShade) +
    oval(x, 212.5, 38, 7, p.cloth) +
    oval(x, 212.5, 24, 4, p.clothShade) +
    line(`M${x - 48} 218V206M${x + 47} 218V206M${x + 53} 218V206`, p.metal, 2) +
    shape(`M${x - 9} 212L${x} 190L${x + 9} 212Z`, p.dusk);
  const chair = (x: number) =>
    rect(x - 26, 118, 52, 90, p.wallLit, 12) + rect(x - 19, 126, 38, 60, p.dusk, 8, 0.55);
  return (
    rect(0, 0, 400, 300, p.night) +
    circle(200, 90, 190, p.wall) +
    rect(0, 0, 46, 300, p.wallLit, 0, 0.5) +
    rect(354, 0, 46, 300, p.wallLit, 0, 0.5) +
    pendant(200, 66, p, 13) +
    shape('M200 66L60 212H340Z', p.lamp, 0.08) +
    chair(112) +
    chair(288) +
    shape('M22 210Q200 188 378 210L366 300H34Z', p.cloth) +
    oval(200, 211, 178, 16, p.cloth) +
    shape('M236 218Q330 222 378 210L366 300H258Z', p.clothShade, 0.55) +
    line('M90 226Q84 262 92 300M150 230Q146 266 152 300M214 232Q218 266 210 300', p.clothShade, 2) +
    place(112) +
    place(288) +
    glass(168, 214, p, p.dusk, 0.86) +
    glass(236, 214, p, p.dusk, 0.86) +
    rect(196, 178, 9, 34, p.metal, 3) +
    [
      [-14, 0],
      [0, -10],
      [14, 0],
      [0, 5],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          circle(200 + x, 170 + y, 11, at % 2 === 0 ? p.dusk : p.glow) + circle(200 + x, 170 + y, 4, p.lamp),
      )
      .join('')
  );
}

/** Baskets of dim sum and a pot of tea. */
export function dimSum(p: Palette): string {
  const basket = (x: number, y: number, w: number) =>
    rect(x - w + 4, y - 26, w * 2 - 8, 26, p.metal, 3) +
    line(
      many(13, (at) => {
        const left = x - w + 12 + (at * (w * 2 - 32)) / 12;
        return `M${left.toFixed(0)} ${y - 17}l8 12m0-12l-8 12`;
      }),
      p.wall,
      1,
      0.45,
    ) +
    rect(x - w, y - 30, w * 2, 10, p.glow, 5) +
    rect(x - w, y - 23, w * 2, 3, p.metal, 1.5) +
    rect(x - w, y - 5, w * 2, 6, p.glow, 3);
  const dumpling = (x: number, y: number) =>
    shape(`M${x - 17} ${y}Q${x - 18} ${y - 20} ${x} ${y - 22}T${x + 17} ${y}Z`, p.cloth) +
    shape(
      `M${x + 3} ${y - 21}Q${x + 18} ${y - 18} ${x + 17} ${y}H${x + 6}Q${x + 10} ${y - 12} ${x + 3} ${y - 21}Z`,
      p.clothShade,
    ) +
    line(`M${x} ${y - 21}l-6 8M${x} ${y - 21}v9M${x} ${y - 21}l6 8`, p.clothShade, 1.6);
  return (
    rect(0, 0, 400, 300, p.wall) +
    circle(190, 96, 118, p.wallLit) +
    halo(190, 62, 130, p) +
    many(
      3,
      (at) =>
        line(`M${40 + at * 150} 0V${36 + (at % 2) * 18}`, p.metal, 1) +
        circle(40 + at * 150, 44 + (at % 2) * 18, 9, p.lamp),
    ) +
    rect(0, 232, 400, 68, p.night) +
    rect(0, 232, 400, 4, p.metal, 0, 0.7) +
    steam(140, 122, p) +
    steam(190, 118, p) +
    oval(166, 262, 104, 8, p.night) +
    basket(166, 259, 92) +
    basket(166, 224, 92) +
    basket(166, 189, 92) +
    [110, 148, 186, 224].map((x) => dumpling(x, 161)).join('') +
    oval(318, 262, 44, 6, p.wall) +
    line('M352 216q30 0 20 28q-4 10-18 10', p.cloth, 6) +
    shape('M282 226L256 208L262 202L290 214Z', p.clothShade) +
    shape('M278 224Q278 196 318 196T358 224Q360 260 334 262H302Q276 260 278 224Z', p.cloth) +
    shape('M330 197Q358 200 358 224Q360 260 334 262H322Q346 250 344 224Q344 206 330 197Z', p.clothShade) +
    oval(318, 198, 24, 5, p.clothShade) +
    circle(318, 190, 5, p.metal) +
    line('M30 286L250 274M30 293L252 280', p.glow, 3)
  );
}

/** Afternoon tea on three tiers. */
export function afternoonTea(p: Palette): string {
  const plate = (y: number, w: number) =>
    oval(200, y, w, w * 0.09 + 2, p.clothShade) + oval(200, y - 2, w, w * 0.09 + 1, p.cloth);
  const cake = (x: number, y: number, at: number) =>
    at % 3 === 0
      ? rect(x - 11, y - 13, 22, 13, p.glow, 2) +
        rect(x - 11, y - 18, 22, 6, p.cloth, 3) +
        circle(x, y - 21, 3.4, p.dusk)
      : at % 3 === 1
        ? shape(`M${x - 12} ${y}V${y - 4}Q${x} ${y - 24} ${x + 12} ${y - 4}V${y}Z`, p.metal) +
          line(`M${x - 6} ${y - 9}l4 4M${x + 1} ${y - 12}l4 5`, p.glow, 1.6)
        : oval(x, y - 4, 12, 5, p.dusk) + oval(x, y - 9, 12, 4, p.cloth) + oval(x, y - 13, 12, 5, p.dusk);
  const tier = (y: number, w: number, count: number, from: number) =>
    plate(y, w) + many(count, (at) => cake(200 - w * 0.66 + (at * w * 1.32) / (count - 1), y - 2, at + from));
  return (
    rect(0, 0, 400, 300, p.cloth) +
    rect(0, 0, 400, 214, p.glow, 0, 0.55) +
    rect(118, 0, 164, 190, p.cloth, 0, 0.75) +
    line('M200 0V190M118 94H282', p.glow, 4) +
    shape('M40 0H96Q104 110 60 214H0V0Z', p.dusk, 0.8) +
    shape('M360 0H304Q296 110 340 214H400V0Z', p.dusk, 0.8) +
    line('M52 0Q58 110 34 214M348 0Q342 110 366 214', p.wallLit, 2, 0.5) +
    rect(0, 214, 400, 86, p.wallLit) +
    oval(200, 270, 120, 10, p.night, 0.4) +
    line('M200 70V264', p.metal, 3.4) +
    circle(200, 62, 9, p.metal) +
    circle(200, 62, 5, p.cloth) +
    tier(128, 46, 3, 0) +
    tier(190, 70, 4, 1) +
    tier(258, 94, 5, 2) +
    cup(66, 278, p, 1.15) +
    cup(338, 282, p, 1.15) +
    steam(58, 246, { ...p, cloth: p.night })
  );
}

/** The bar, with its shelves lit from behind. */
export function bar(p: Palette): string {
  const tall = (at: number) => 26 + ((at * 7) % 4) * 4;
  const bottle = (x: number, y: number, at: number) =>
    `M${x} ${y}v-${tall(at)}q0-4 4-5v-10h4v10q4 1 4 5v${tall(at)}z`;
  const label = (x: number, y: number, at: number) =>
    `M${x} ${y - 6}v-${tall(at) * 0.5}h12v${tall(at) * 0.5}z`;
  const row = (y: number, draw: typeof bottle, chosen: (at: number) => boolean) =>
    many(12, (at) => (chosen(at) ? draw(70 + at * 22, y, at) : ''));
  const bottles = (y: number, from: number) =>
    [p.dusk, p.night, p.metal, p.wallLit]
      .map((fill, kind) =>
        shape(
          row(y, bottle, (at) => (at * 3 + from) % 4 === kind),
          fill,
        ),
      )
      .join('') +
    shape(
      row(y, label, (at) => (at + from) % 3 !== 0),
      p.cloth,
      0.75,
    );
  const shelf = (y: number, from: number) =>
    rect(60, y - 54, 280, 54, p.glow, 0, 0.9) +
    rect(60, y - 20, 280, 20, p.lamp, 0, 0.6) +
    bottles(y, from) +
    rect(54, y, 292, 5, p.metal, 1);
  return (
    rect(0, 0, 400, 300, p.wall) +
    rect(0, 0, 46, 220, p.night, 0, 0.5) +
    rect(354, 0, 46, 220, p.night, 0, 0.5) +
    shape('M54 196V90Q200-10 346 90V196Z', p.night) +
    shelf(118, 0) +
    shelf(184, 3) +
    [92, 200, 308].map((x) => pendant(x, 40, p, 8)).join('') +
    rect(0, 218, 400, 10, p.metal) +
    rect(0, 228, 400, 72, p.night) +
    many(7, (at) => rect(12 + at * 56, 238, 40, 62, p.wallLit, 3, 0.5)) +
    oval(150, 218, 18, 3, p.night, 0.5) +
    moved(
      150,
      218,
      shape('M-24-54H24L0-26Z', p.cloth, 0.5) +
        shape('M-18-48H18L0-27Z', p.dusk) +
        line('M0-27V-2M-11-1H11', p.cloth, 2) +
        circle(14, -52, 5, p.leaf) +
        line('M14-52L-4-32', p.metal, 1.4),
    ) +
    moved(
      252,
      218,
      rect(-15, -34, 30, 34, p.cloth, 4, 0.45) +
        rect(-13, -22, 26, 20, p.metal, 3) +
        rect(-8, -24, 12, 12, p.lamp, 2, 0.7),
    )
  );
}

/** The cellar: casks under a vault, a candle, a glass. */
export function wineCellar(p: Palette): string {
  const cask = (x: number, y: number, r: number) =>
    circle(x, y, r, p.metal) +
    circle(x, y, r - 5, p.wallLit) +
    line(
      many(4, (at) => `M${x - r + 9 + at * ((r * 2 - 18) / 3)} ${y - r * 0.6}V${y + r * 0.6}`),
      p.night,
      1.4,
      0.5,
    ) +
    circle(x, y + r * 0.45, 4, p.glow);
  return (
    rect(0, 0, 400, 300, p.night) +
    shape('M20 300V150A180 150 0 0 1 380 150V300Z', p.wall) +
    shape('M70 300V160A130 118 0 0 1 330 160V300Z', p.night, 0.6) +
    shape('M96 300V168A104 98 0 0 1 304 168V300Z', p.wall, 0.9) +
    line('M20 150A180 150 0 0 1 380 150M70 160A130 118 0 0 1 330 160', p.metal, 2, 0.6) +
    halo(268, 178, 130, p) +
    cask(88, 214, 36) +
    cask(164, 214, 36) +
    cask(126, 150, 36) +
    rect(0, 250, 400, 50, p.wallLit) +
    rect(0, 250, 400, 4, p.metal) +
    rect(258, 206, 18, 44, p.cloth, 3) +
    rect(269, 206, 7, 44, p.clothShade, 2) +
    shape('M267 172Q279 190 267 204Q255 190 267 172Z', p.lamp) +
    oval(267, 251, 20, 4, p.metal) +
    rect(318, 172, 26, 80, p.night, 6) +
    rect(326, 138, 10, 40, p.night, 2) +
    rect(326, 138, 10, 12, p.metal, 2) +
    rect(318, 198, 26, 32, p.cloth, 1) +
    line('M323 208H339M323 215H335', p.metal, 1.6) +
    glass(214, 252, p, p.dusk, 1.1)
  );
}

/** A private room with a round table, for a feast. */
export function banquet(p: Palette): string {
  return (
    rect(0, 0, 400, 300, p.wall) +
    circle(200, 120, 104, p.metal) +
    circle(200, 120, 100, p.night) +
    circle(200, 120, 100, p.dusk, 0.45) +
    shape('M112 168Q150 116 188 150T262 132T294 156A100 100 0 0 1 112 168Z', p.wallLit) +
    circle(240, 88, 16, p.lamp) +
    halo(240, 88, 60, p) +
    rect(0, 220, 400, 80, p.night) +
    [44, 356].map((x) => tableLamp(x, 222, p) + rect(x - 24, 222, 48, 60, p.wallLit, 3)).join('') +
    [96, 150, 250, 304]
      .map((x) => rect(x - 22, 162, 44, 70, p.wallLit, 10) + rect(x - 15, 170, 30, 46, p.dusk, 6, 0.6))
      .join('') +
    shape('M50 226Q200 204 350 226L330 300H70Z', p.cloth) +
    oval(200, 227, 150, 17, p.cloth) +
    shape('M250 240Q320 236 350 226L330 300H270Z', p.clothShade, 0.6) +
    oval(200, 226, 74, 8, p.clothShade) +
    oval(200, 223, 74, 8, p.glow, 0.9) +
    cup(118, 230, p, 0.6) +
    cup(284, 230, p, 0.6) +
    oval(200, 219, 34, 4, p.cloth) +
    shape('M172 217Q186 200 206 208Q222 200 230 216L240 208V222L228 219Q200 224 172 217Z', p.dusk) +
    circle(182, 213, 1.6, p.night)
  );
}
