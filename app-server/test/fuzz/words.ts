import { addDays } from '../../src/platform/time/macau-days.ts';
import { macauDate } from '../../src/platform/time/clock.ts';

/** Existing values, collected from the server's responses by field name. */
export interface Words {
  /**
   * Values for a field of this name in a call of this path: the likeliest if there are any, otherwise any of
   * that name.
   */
  of(name: string, path: string): readonly string[];
  /** Collects every text and number of a response of the call at `path`. */
  learn(path: string, answer: unknown): void;
}

const DAYS_AHEAD = 40;
/** Days that can be booked. */
export const nearDates = (): string[] =>
  Array.from({ length: DAYS_AHEAD }, (_, n) => addDays(macauDate(new Date()), n));

const AREAS =
  /hotel|shop|ticket|offer|voucher|coupon|dollar|point|article|activity|enjoy|macau|inbox|notif|realName|user|member/gi;

/** The area of a path: ids of one area are rarely valid in another. */
const areasOf = (path: string): string[] => [
  ...new Set([...path.matchAll(AREAS)].map(([area]) => area.toLowerCase())),
];

/** The singular: `voucherIds` → `voucherId`, `ids` → `id` */
const singular = (name: string) => name.replace(/s$/, '');

export function newWords(): Words {
  const pools = new Map<string, Set<string>>();
  const add = (key: string, value: string) => {
    const pool = pools.get(key) ?? new Set();
    pools.set(key, pool.add(value));
  };
  const poolsOf = (keys: readonly string[]) => keys.flatMap((key) => [...(pools.get(key) ?? [])]);
  function learn(path: string, answer: unknown, name = ''): void {
    if (Array.isArray(answer)) return answer.forEach((one) => learn(path, one, singular(name)));
    if (typeof answer === 'object' && answer !== null)
      return Object.entries(answer).forEach(([key, value]) => learn(path, value, key));
    if (typeof answer !== 'string' && typeof answer !== 'number') return;
    const value = String(answer);
    if (value === '' || value.length > 4096) return;
    for (const area of ['', ...areasOf(path)]) add(`${area} ${name}`, value);
  }
  return {
    learn,
    of(name, path) {
      const areas = areasOf(path);
      const prefix = /^(\w+)Id$/.exec(name)?.[1]?.toLowerCase();
      const ids = prefix === undefined ? [] : [prefix, ...areas].map((area) => `${area} id`);
      const likely = poolsOf([...areas.map((area) => `${area} ${name}`), ...ids]);
      return [...new Set(likely.length > 0 ? likely : poolsOf([` ${name}`]))];
    },
  };
}
