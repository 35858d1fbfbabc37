import { TESTS } from '../tools/variables.ts';

/**
 * How often each program is killed: once in CI, ten times in the suite `recovery-ten`, which sets
 * `RECOVERY_KILLS`.
 */
export const KILLS = Number(process.env['RECOVERY_KILLS'] ?? TESTS.RECOVERY_KILLS.default);

/** 1 … KILLS, for `it.each`. */
export const TIMES = Array.from({ length: KILLS }, (_, n) => n + 1);

/**
 * The minimum expected with ten kills of each program, scaled to this number of kills; rare events may be
 * missing then.
 */
export const ofTen = (count: number): number => Math.floor((count * KILLS) / 10);
