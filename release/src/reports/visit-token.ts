import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie in which a page's visit travels; no script reads it, and a beacon carries it along. */
export const VISIT_COOKIE = 'release-visit';
/** A tab that is open for longer tells nothing that counts. */
export const VISIT_SECONDS = 86_400;
/** Clocks of two origins may differ by as much. */
const SKEW_MS = 60_000;

/** What the origin says of a page that it gave out. */
export interface Visit {
  /** the number under which the page's release was current first */
  release: number;
  /** 96 random bits: one visit, and nobody's name */
  lot: string;
}

/** `<release>.<lot>.<milliseconds, base 36>.<HMAC-SHA-256, base64url>` */
export function newVisit(key: Buffer, channel: string, release: number, now = Date.now()): string {
  return written(key, channel, String(release), randomBytes(12).toString('base64url'), now.toString(36));
}

/** The visit of a token that an origin with this key signed for this channel within the last day; null for any other. */
export function readVisit(key: Buffer, channel: string, token: string, now = Date.now()): Visit | null {
  const [release = '', lot = '', time = ''] = token.split('.');
  const expected = Buffer.from(written(key, channel, release, lot, time));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const age = now - Number.parseInt(time, 36);
  return age >= -SKEW_MS && age <= VISIT_SECONDS * 1_000 ? { release: Number(release), lot } : null;
}

function written(key: Buffer, channel: string, release: string, lot: string, time: string): string {
  const content = [release, lot, time].join('.');
  const code = createHmac('sha256', key).update(`visit/1 ${channel} ${content}`).digest('base64url');
  return `${content}.${code}`;
}
