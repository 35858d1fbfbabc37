import type { Palette } from './palette.ts';

/* The shapes that every picture is made of: SVG elements as text, on a sheet of 400 by 300. */

const short = (value: number): string => String(Math.round(value * 10) / 10);
const faded = (opacity: number) => (opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`);

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  round = 0,
  opacity = 1,
): string {
  const corner = round === 0 ? '' : ` rx="${short(round)}"`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${corner} fill="${fill}"${faded(opacity)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${faded(opacity)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${faded(opacity)}/>`;
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${faded(opacity)}/>`;
}

/** Line ends are round; the sheet sets this for all lines. */
export function line(d: string, stroke: string, width = 1, opacity = 1, dashes = ''): string {
  const broken = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`;
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${broken}${faded(opacity)}/>`;
}

/** Moves a group of shapes, and mirrors it where `mirror` is set. */
export function moved(x: number, y: number, content: string, { scale = 1, mirror = false } = {}): string {
  const size = scale === 1 && !mirror ? '' : ` scale(${mirror ? -scale : scale} ${scale})`;
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${content}</g>`;
}

/** Calls `draw` with 0 to count - 1. */
export function many(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

/** A vertical gradient over the whole sheet or a part of it; `id` is unique in the picture. */
export function fade(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** Light around a lamp, in three rings; warm at the edge, so that the wall never looks grey. */
export function halo(
  x: number,
  y: number,
  r: number,
  { glow, lamp }: Pick<Palette, 'glow' | 'lamp'>,
): string {
  return (
    circle(x, y, r, glow, 0.09) + circle(x, y, r * 0.62, glow, 0.13) + circle(x, y, r * 0.32, lamp, 0.24)
  );
}
