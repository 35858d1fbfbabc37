import { randomInt } from 'node:crypto';

const WIDTH = 240;
const HEIGHT = 80;

/** The strokes of each digit in a field of 4 × 6, as people write them. */
const STROKES: readonly string[] = [
  'M2 0Q0 0 0 3T2 6T4 3T2 0Z',
  'M1 1L2.5 0V6M1 6H4',
  'M0 1.5Q0 0 2 0T4 1.5Q4 3 0 6H4',
  'M0 .5Q4 -.8 3.8 1.6Q3.6 2.8 1.6 2.8Q4 2.8 4 4.4Q4 6.6 0 5.6',
  'M3 6V0L0 4H4',
  'M3.8 0H.6L.3 2.6Q4 1.8 4 4.1Q3.8 6.6 0 5.7',
  'M3.4 0Q0 1 0 4Q.2 6 2 6T4 4.2Q3.8 2.6 2 2.6T0 4.2',
  'M0 0H4L1.4 6M1.2 3H3.4',
  'M2 0Q.2 0 .2 1.4T2 2.9T4 4.5T2 6T0 4.5T2 2.9T3.8 1.4T2 0Z',
  'M.6 6Q4 5 4 2Q3.8 0 2 0T0 1.8Q.2 3.4 2 3.4T4 1.8',
];

const between = (low: number, high: number): string =>
  (low + randomInt(0, 1000) * ((high - low) / 1000)).toFixed(1);

function drawn(digit: string, at: number): string {
  const place = `translate(${between(18, 26)} ${between(14, 24)})`;
  const turn = `translate(${at * 43} 0) ${place} rotate(${between(-16, 16)} 12 20) skewX(${between(-12, 12)})`;
  return `<path transform="${turn} scale(${between(5.4, 6.4)} ${between(5.8, 7)})" d="${STROKES[Number(digit)]}"/>`;
}

function wave(): string {
  const y = () => between(6, HEIGHT - 6);
  return `<path d="M0 ${y()}C60 ${y()} 120 ${y()} 160 ${y()}S220 ${y()} ${WIDTH} ${y()}" stroke-width="${between(1.2, 2.4)}"/>`;
}

/** A picture of digits, drawn differently each time and never as text. */
export function digitsPicture(digits: string): string {
  const paths = Array.from(digits, drawn).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f2ea"/>` +
    `<g fill="none" stroke="#3a2f28" stroke-linecap="round" stroke-linejoin="round">` +
    `<g stroke-width=".62">${paths}</g><g opacity=".5">${wave()}${wave()}${wave()}</g></g></svg>`
  );
}
