import { lantern, palm } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { circle, fade, halo, line, many, moved, oval, rect, shape } from '../shapes.ts';

/** An orchestra before its conductor, under the shell of the hall. */
export function concert(p: Palette): string {
  const player = (x: number, y: number) =>
    circle(x, y - 24, 6, p.clothShade) +
    shape(`M${x - 10} ${y}L${x - 7} ${y - 16}H${x + 7}L${x + 10} ${y}Z`, p.night) +
    line(`M${x + 4} ${y - 16}L${x + 13} ${y - 4}`, p.metal, 2.4);
  const row = (count: number, y: number, half: number) =>
    many(count, (at) => player(200 - half + (at * 2 * half) / (count - 1), y));
  return (
    fade('s', p.wallLit, p.wall) +
    rect(0, 0, 400, 300, p.night) +
    shape('M40 236V96Q200-20 360 96V236Z', 'url(#s)') +
    line(
      'M40 96Q200-20 360 96M76 236V96Q200 14 324 96V236M116 236V106Q200 48 284 106V236M156 236V120Q200 84 244 120V236',
      p.metal,
      2,
      0.75,
    ) +
    halo(200, 70, 96, p) +
    many(7, (at) => circle(116 + at * 28, 60 + Math.abs(at - 3) * 7, 4, p.lamp)) +
    rect(20, 232, 360, 14, p.metal, 3) +
    row(9, 186, 116) +
    row(7, 210, 92) +
    row(5, 234, 62) +
    rect(20, 240, 360, 12, p.dusk) +
    moved(
      200,
      276,
      circle(0, -44, 9, p.clothShade) +
        shape('M-16 0Q-14-30-9-34H9Q14-30 16 0Z', p.night) +
        line('M-10-30L-34-50M10-30L32-54', p.night, 6) +
        line('M32-54L50-70', p.lamp, 2.4),
    ) +
    shape('M0 300V276Q30 262 60 276T120 276T180 276T240 276T300 276T360 276T400 276V300Z', p.night)
  );
}

/** Shadows of two lovers on a silk screen, a drum beside them. */
export function theatre(p: Palette): string {
  const figure = (x: number, mirror: boolean) =>
    moved(
      x,
      222,
      circle(0, -104, 13, p.night) +
        shape('M-8-90Q-30-40-34 0H26Q22-46 8-90Z', p.night) +
        line('M8-76Q34-70 46-92', p.night, 7) +
        line('M-6-114Q-2-126 8-124', p.night, 4),
      { mirror },
    );
  return (
    rect(0, 0, 400, 300, p.wall) +
    rect(0, 236, 400, 64, p.night) +
    rect(70, 26, 260, 204, p.metal, 6) +
    rect(78, 34, 244, 188, p.cloth, 3) +
    circle(200, 118, 74, p.glow) +
    circle(200, 118, 74, p.lamp, 0.6) +
    line('M96 66q12-10 24 0q12-10 24 0M262 58q10-8 20 0q10-8 20 0', p.clothShade, 3) +
    shape('M78 222V196Q130 176 176 198T262 192T322 200V222Z', p.clothShade) +
    figure(158, false) +
    figure(242, true) +
    [0, 400]
      .map((x) =>
        moved(
          x,
          0,
          shape('M0 0H62Q58 120 36 236H0Z', p.wallLit) +
            line('M22 0Q26 120 12 236M44 0Q42 120 26 236', p.night, 3, 0.4),
          { mirror: x > 0 },
        ),
      )
      .join('') +
    moved(
      332,
      276,
      shape('M-34-44H34L28 0H-28Z', p.dusk) +
        oval(0, -44, 34, 10, p.cloth) +
        line('M-30-30L-20-4M-10-30L-6-2M10-30L6-2M30-30L20-4', p.metal, 2) +
        line('M-10-54L26-78', p.metal, 4),
    )
  );
}

/** Two acrobats in the air above the water. */
export function acrobat(p: Palette): string {
  return (
    fade('s', p.night, p.wallLit) +
    rect(0, 0, 400, 300, 'url(#s)') +
    shape('M96 0H132L250 226H60Z', p.lamp, 0.16) +
    shape('M304 0H268L150 226H340Z', p.lamp, 0.16) +
    line('M150 0V64M250 0V64', p.metal, 2.4) +
    line('M146 66H254', p.metal, 5) +
    moved(
      200,
      66,
      line('M-22 0Q-18 22-8 36M22 0Q18 22 8 36', p.clothShade, 8) +
        shape('M-14 30H14L10 86H-10Z', p.dusk) +
        circle(0, 24, 10, p.clothShade) +
        line('M-6 84L-26 116M6 84L24 118', p.dusk, 10) +
        line('M-26 116L-30 138M24 118L32 138', p.clothShade, 7),
    ) +
    moved(
      110,
      176,
      line('M0 0Q30-18 56-8', p.dusk, 12) +
        circle(-12, 4, 9, p.clothShade) +
        line('M4 2Q-8-22-26-30M8 4Q0 24-18 32', p.clothShade, 6) +
        line('M56-8L86-22M56-8L88 4', p.dusk, 8),
    ) +
    many(5, (at) => circle(292 + (at % 3) * 26, 120 + at * 17, 5 - (at % 3), p.lamp, 0.9)) +
    line('M270 96Q330 120 352 190', p.glow, 2, 0.7, '2 9') +
    shape('M0 232Q100 214 200 226T400 222V300H0Z', p.pool) +
    line('M40 252q16-7 32 0t32 0t32 0M220 262q16-7 32 0t32 0t32 0M120 282q16-7 32 0t32 0', p.poolLit, 3) +
    oval(200, 240, 60, 6, p.lamp, 0.4)
  );
}

/** Fountains and lanterns in the evening garden. */
export function lightShow(p: Palette): string {
  const jet = (x: number, height: number) =>
    line(`M${x} 236Q${x - 3} ${236 - height} ${x - 26} ${250 - height * 0.5}`, p.poolLit, 2.4, 0.8) +
    line(`M${x} 236Q${x + 3} ${236 - height} ${x + 26} ${250 - height * 0.5}`, p.poolLit, 2.4, 0.8) +
    line(`M${x} 236V${236 - height * 0.86}`, p.lamp, 3, 0.85) +
    circle(x, 230 - height * 0.86, 4, p.lamp);
  return (
    fade('s', p.night, p.dusk) +
    rect(0, 0, 400, 240, 'url(#s)') +
    many(9, (at) => circle((at * 137 + 29) % 400, (at * 53 + 9) % 90, 1.2, p.lamp, 0.8)) +
    shape('M0 206Q60 176 120 200T240 190T400 198V240H0Z', p.wall) +
    palm(36, 232, 86, p.night) +
    palm(366, 232, 74, p.night) +
    rect(0, 232, 400, 68, p.pool) +
    halo(200, 150, 110, p) +
    jet(104, 84) +
    jet(152, 128) +
    jet(200, 168) +
    jet(248, 128) +
    jet(296, 84) +
    many(5, (at) => oval(104 + at * 48, 238, 20, 4, p.lamp, 0.55)) +
    lantern(70, 96, 34, p) +
    lantern(330, 84, 34, p) +
    line(
      'M30 262q18-7 36 0t36 0M170 270q18-7 36 0t36 0M292 262q18-7 36 0t36 0M90 288q18-7 36 0t36 0',
      p.poolLit,
      2.6,
    )
  );
}

/** A gallery: a map, vases in niches, a bench. */
export function museum(p: Palette): string {
  const vase = (x: number) =>
    shape(`M${x - 30} 214V118A30 30 0 0 1 ${x + 30} 118V214Z`, p.night) +
    halo(x, 130, 40, p) +
    moved(
      x,
      208,
      shape('M-8-66H8V-56Q26-42 22-18Q20-4 10 0H-10Q-20-4-22-18Q-26-42-8-56Z', p.cloth) +
        line('M-22-26Q0-14 22-26M-20-14Q0-4 20-14', p.dusk, 3) +
        circle(0, -38, 6, p.dusk),
    );
  return (
    rect(0, 0, 400, 300, p.wallLit) +
    rect(0, 0, 400, 26, p.night, 0, 0.4) +
    many(5, (at) => shape(`M${40 + at * 80} 26L${22 + at * 80} 90H${58 + at * 80}Z`, p.lamp, 0.13)) +
    rect(0, 236, 400, 64, p.wall) +
    line('M0 236H400', p.metal, 3) +
    rect(116, 62, 168, 124, p.metal, 4) +
    rect(123, 69, 154, 110, p.cloth) +
    shape('M132 150Q150 116 172 130T206 104T236 118T268 92V172H132Z', p.clothShade) +
    line('M142 90Q178 76 200 112T262 156', p.dusk, 2.4, 1, '5 7') +
    circle(142, 90, 4, p.dusk) +
    circle(262, 156, 4, p.dusk) +
    vase(62) +
    vase(338) +
    rect(140, 246, 120, 12, p.metal, 5) +
    line('M156 258V284M244 258V284', p.metal, 6)
  );
}

/** Slides winding down between palms into the lagoon. */
export function waterSlides(p: Palette): string {
  return (
    fade('s', p.poolLit, p.glow) +
    rect(0, 0, 400, 300, 'url(#s)') +
    circle(322, 56, 26, p.lamp) +
    halo(322, 56, 84, p) +
    rect(176, 40, 14, 180, p.clothShade) +
    rect(236, 66, 12, 154, p.clothShade) +
    shape('M158 40L183 14L208 40Z', p.dusk) +
    rect(160, 38, 46, 10, p.metal, 3) +
    line('M184 54Q94 64 112 108T230 148T96 206', p.cloth, 24) +
    line('M184 54Q94 64 112 108T230 148T96 206', p.poolLit, 14) +
    line('M242 72Q330 84 300 128T250 170T318 214', p.dusk, 22) +
    line('M242 72Q330 84 300 128T250 170T318 214', p.poolLit, 12) +
    palm(46, 220, 92, p.leaf) +
    palm(366, 222, 78, p.leaf) +
    shape('M0 214Q100 196 200 210T400 206V300H0Z', p.pool) +
    shape('M0 240Q100 226 200 238T400 234V300H0Z', p.poolLit, 0.6) +
    line('M60 222q10-12 20 0M84 218q10-14 20 0M300 226q10-12 20 0M322 222q10-12 20 0', p.cloth, 3) +
    oval(196, 266, 34, 10, p.cloth) +
    oval(196, 263, 17, 5, p.pool) +
    circle(196, 246, 9, p.clothShade) +
    line('M184 262Q196 250 208 262', p.dusk, 9) +
    line('M40 282q18-7 36 0t36 0M270 284q18-7 36 0t36 0', p.cloth, 2.6, 0.7)
  );
}
