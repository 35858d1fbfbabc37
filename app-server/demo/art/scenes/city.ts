import { bridge, cup, lantern, skyline, water } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { circle, fade, halo, line, many, moved, oval, rect, shape } from '../shapes.ts';

const stars = (fill: string) =>
  many(11, (at) => circle((at * 149 + 17) % 400, (at * 61 + 11) % 120, at % 3 === 0 ? 1.3 : 0.8, fill, 0.8));

/** The town over the water at night, with the long bridge. */
export function skylineNight(p: Palette): string {
  return (
    fade('s', p.night, p.dusk) +
    rect(0, 0, 400, 230, 'url(#s)') +
    stars(p.lamp) +
    circle(316, 58, 20, p.lamp) +
    halo(316, 58, 70, p) +
    skyline(204, p) +
    water(202, 316, { ...p, wallLit: p.wall }) +
    bridge(236, p) +
    shape('M0 300V284Q60 270 120 284T260 286T400 278V300Z', p.night)
  );
}

/** The ferry crossing in the evening. */
export function harbour(p: Palette): string {
  return (
    fade('s', p.dusk, p.glow) +
    rect(0, 0, 400, 190, 'url(#s)') +
    circle(112, 132, 28, p.lamp) +
    halo(112, 132, 96, p) +
    shape('M190 176Q240 112 290 146T400 110V176Z', p.wallLit, 0.55) +
    shape('M250 176Q310 136 352 158T400 148V176Z', p.wall, 0.7) +
    line('M60 70q8-8 14 0q8-8 14 0M150 52q6-6 11 0q6-6 11 0', p.wall, 2) +
    water(172, 112, p) +
    moved(
      226,
      236,
      shape('M-104-24H112L88 8H-84Z', p.cloth) +
        shape('M-96-10H102L88 8H-84Z', p.dusk) +
        shape('M-74-24L-64-52H60L82-24Z', p.cloth) +
        shape('M30-52H60L82-24H44Z', p.clothShade) +
        shape('M-44-52L-38-72H28L38-52Z', p.cloth) +
        rect(-6, -92, 22, 22, p.dusk, 2) +
        rect(-6, -92, 22, 5, p.metal) +
        many(6, (at) => rect(-54 + at * 19, -44, 12, 11, p.wall, 2)) +
        many(4, (at) => rect(-32 + at * 16, -66, 10, 8, p.lamp, 1)) +
        line('M-84 8H88', p.night, 3),
    ) +
    line('M96 250q20-8 40 0t40 0t40 0t40 0t40 0t40 0', p.cloth, 2.4, 0.6) +
    line('M40 276q20-8 40 0t40 0M250 282q20-8 40 0t40 0', p.glow, 2, 0.4)
  );
}

/** The arcade: shops under a glass vault. */
export function arcade(p: Palette): string {
  const shop = (x: number, mirror: boolean) =>
    moved(
      x,
      0,
      shape('M0 66L104 122V214L0 262Z', p.wallLit) +
        shape('M12 118L58 136V226L12 246Z', p.lamp, 0.9) +
        shape('M68 140L98 150V208L68 221Z', p.glow) +
        shape('M6 100L62 126V140L6 118Z', p.dusk) +
        shape('M64 128L102 143V153L64 141Z', p.metal) +
        shape('M24 200q8-34 16 0v32l-16 7Z', p.dusk) +
        circle(32, 176, 6, p.dusk),
      { mirror },
    );
  return (
    rect(0, 0, 400, 300, p.wall) +
    shape('M0 0H400V70L296 124A96 70 0 0 0 104 124L0 70Z', p.glow) +
    shape('M104 124A96 70 0 0 1 296 124Z', p.dusk) +
    line(
      'M0 20L112 108M60 0L140 82M140 0L172 66M260 0L228 66M340 0L260 82M400 20L288 108M0 70L104 124M400 70L296 124M40 0A190 130 0 0 0 0 34M360 0A190 130 0 0 1 400 34M54 98A150 110 0 0 1 346 98',
      p.metal,
      2,
    ) +
    shape('M104 122H296V214H104Z', p.wall) +
    shape('M150 214V158A50 50 0 0 1 250 158V214Z', p.lamp, 0.85) +
    halo(200, 170, 90, p) +
    shop(0, false) +
    shop(400, true) +
    shape('M104 214H296L400 262V300H0V262Z', p.clothShade) +
    shape('M168 214H232L286 300H114Z', p.cloth) +
    line('M104 236H296M56 262H344', p.metal, 1.2, 0.6) +
    moved(
      200,
      288,
      oval(0, 0, 70, 6, p.night, 0.4) +
        line('M-36-60q0-26 16-26t16 26', p.night, 3) +
        rect(-50, -62, 60, 62, p.dusk, 2) +
        rect(-8, -62, 18, 62, p.wallLit, 2, 0.7) +
        line('M14-40q0-20 13-20t13 20', p.night, 3) +
        rect(4, -42, 46, 42, p.cloth, 2) +
        rect(36, -42, 14, 42, p.clothShade, 2) +
        circle(-26, -32, 9, p.metal),
    )
  );
}

/** The garden behind the moon gate. */
export function garden(p: Palette): string {
  const bamboo = (x: number, top: number) =>
    line(`M${x} 240V${top}`, p.leaf, 5) +
    line(
      many(4, (at) => `M${x - 3} ${top + 26 + at * 38}h6`),
      p.night,
      1.4,
      0.6,
    ) +
    [0, 34, 70]
      .map((at) =>
        shape(
          `M${x} ${top + at}q18-14 34-4q-18 10-34 4ZM${x} ${top + at + 14}q-18-12-32 0q18 9 32 0Z`,
          p.leaf,
        ),
      )
      .join('');
  return (
    fade('s', p.glow, p.cloth) +
    rect(0, 0, 400, 300, p.cloth) +
    rect(0, 0, 400, 300, p.clothShade, 0, 0.5) +
    circle(200, 142, 112, p.metal) +
    circle(200, 142, 106, 'url(#s)') +
    '<clipPath id="m"><circle cx="200" cy="142" r="106"/></clipPath><g clip-path="url(#m)">' +
    circle(236, 96, 22, p.lamp) +
    halo(236, 96, 74, p) +
    shape('M94 180Q130 120 168 158T240 140T306 166V250H94Z', p.dusk, 0.55) +
    moved(
      150,
      176,
      shape('M-34 0H34V-4H-34ZM-26-4H-22V-30H-26ZM22-4H26V-30H22ZM-3-4H3V-30H-3Z', p.wall) +
        shape('M-46-28Q-24-34 0-56Q24-34 46-28Q40-26 36-30H-36Q-40-26-46-28Z', p.wallLit),
    ) +
    shape('M90 178Q200 166 310 178V260H90Z', p.wallLit) +
    line('M120 196h60M210 206h56M150 222h72', p.glow, 2, 0.6) +
    shape('M170 206Q228 160 290 206L282 212Q228 176 178 212Z', p.night) +
    line('M190 194V182M210 184V172M230 180V168M250 184V172M270 194V182M188 182Q228 154 272 182', p.night, 2) +
    '</g>' +
    rect(0, 240, 400, 60, p.wall) +
    rect(0, 238, 400, 5, p.metal) +
    bamboo(46, 60) +
    bamboo(76, 104) +
    bamboo(356, 76) +
    shape('M164 270Q168 300 172 300H228Q232 300 236 270Z', p.clothShade) +
    oval(200, 271, 62, 9, p.clothShade) +
    oval(200, 268, 62, 9, p.cloth) +
    cup(184, 270, p, 0.5) +
    cup(218, 272, p, 0.5)
  );
}

/** A lane on a festival night, lanterns from roof to roof. */
export function lanternNight(p: Palette): string {
  const house = (mirror: boolean) =>
    moved(
      mirror ? 400 : 0,
      0,
      rect(0, 120, 112, 180, p.wall) +
        shape('M-10 122Q70 118 106 92Q116 100 132 98Q124 128 104 130H-10Z', p.wallLit) +
        line('M-10 122Q70 118 106 92', p.metal, 2) +
        rect(0, 196, 118, 8, p.wallLit) +
        rect(22, 146, 30, 38, p.glow, 2) +
        rect(66, 146, 30, 38, p.lamp, 2) +
        line('M37 146V184M22 165H52M81 146V184M66 165H96', p.wall, 2) +
        rect(26, 222, 60, 78, p.lamp, 2, 0.85) +
        line('M56 222V300', p.wall, 3),
      { mirror },
    );
  return (
    fade('s', p.night, p.dusk) +
    rect(0, 0, 400, 300, 'url(#s)') +
    stars(p.lamp) +
    circle(204, 62, 32, p.lamp) +
    halo(204, 62, 110, p) +
    shape(
      'M110 230V178Q136 160 158 178V196H186V166L206 148L226 166V196H250V180Q272 162 292 180V230Z',
      p.wall,
      0.75,
    ) +
    house(false) +
    house(true) +
    shape('M112 228H288L400 300H0Z', p.night) +
    line('M150 244h40M214 254h50M120 272h60M230 284h70', p.glow, 2, 0.4) +
    line('M108 100Q200 160 292 100M112 132Q200 200 288 132', p.metal, 1.4) +
    lantern(142, 130, 15, p) +
    lantern(200, 146, 18, p) +
    lantern(258, 130, 15, p) +
    lantern(160, 182, 12, p) +
    lantern(240, 182, 12, p)
  );
}
