import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Limit } from '../../platform/limits/limit.ts';
import { countOne, enforce } from '../../platform/limits/rate-bucket.ts';
import type { Asker } from './asker.ts';
import {
  LATE_SECONDS,
  PER_ASKER_A_DAY,
  PER_IP_AN_HOUR,
  PER_NUMBER_A_DAY,
  SOFT_PER_IP_AN_HOUR,
  SOFT_PER_NUMBER_A_DAY,
} from './rules.ts';

const DAY_SECONDS = 86_400;

interface Asking {
  readonly recipient: string;
  readonly ip: string;
  readonly asker: Asker;
}

async function countWithin(tx: Transaction, clock: Clock, limit: Limit): Promise<number> {
  const { count, over, closesIn } = await countOne(tx, clock, limit);
  const minutes = Math.max(1, Math.ceil(closesIn / 60));
  if (over) throw new DomainError('OTP_DAILY_LIMIT', { minutes }, { minutes });
  return count;
}

/**
 * For all strangers together: above the daily limit a code is sent now and then, so that nobody is locked out
 * for a day.
 */
async function countForNumber(tx: Transaction, clock: Clock, recipient: string): Promise<number> {
  const perNumber = { key: `otp number ${recipient}`, limit: PER_NUMBER_A_DAY, seconds: DAY_SECONDS };
  const { count, over } = await countOne(tx, clock, perNumber);
  const late = { key: `otp late ${recipient}`, limit: 1, seconds: LATE_SECONDS };
  if (over) await countWithin(tx, clock, late);
  return count;
}

/**
 * Counts a code for the asker, and for the number among strangers only, so that their requests do not affect
 * the owner. Returns whether it needs a captcha. Throws OTP_DAILY_LIMIT {minutes}, TOO_MANY {seconds}.
 */
export async function countCode(
  tx: Transaction,
  clock: Clock,
  { recipient, ip, asker }: Asking,
): Promise<boolean> {
  const perAsker = {
    key: `otp number ${recipient} ${asker.key}`,
    limit: PER_ASKER_A_DAY,
    seconds: DAY_SECONDS,
  };
  const ofAsker = await countWithin(tx, clock, perAsker);
  if (asker.isKnown) return ofAsker > SOFT_PER_NUMBER_A_DAY;
  const ofNumber = await countForNumber(tx, clock, recipient);
  const ofIp = await enforce(tx, clock, { key: `otp ip ${ip}`, limit: PER_IP_AN_HOUR, seconds: 3_600 });
  return ofNumber > SOFT_PER_NUMBER_A_DAY || ofIp.count > SOFT_PER_IP_AN_HOUR;
}
