import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie with a page's visit. Scripts cannot read it, and a beacon sends it. */
export const VISIT_COOKIE = 'release-visit';
/** Reports of a tab that is open for longer are not counted. */
export const VISIT_SECONDS = 86_400;
/** Maximum difference between the clocks of two origins. */
const SKEW_MS = 60_000;

/** What the origin states about a page that it served. */
export interface Visit {
  /** number of the release when it first became current */
  release: number;
  /** 96 random bits that identify one visit, but no person */
  lot: string;
}

/** `<release>.<lot>.<milliseconds, base 36>.<HMAC-SHA-256, base64url>` */
export function newVisit(key: Buffer, channel: string, release: number, now = Date.now()): string {
  return written(key, channel, String(release), randomBytes(12).toString('base64url'), now.toString(36));
}

/**
 * The visit of a token that an origin with this key signed for this channel within the last day; null for any other
 * token.
 */
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
