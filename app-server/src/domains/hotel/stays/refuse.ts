import { DAYS_AHEAD, MOST_NIGHTS, type StayBar } from '@resort/mf-hotel/contract';
import type { ErrorName, Language } from '@resort/shared/contract';
import type { ErrorValues } from '../../../locales/errors/error-message.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { tierName } from '../../../core/member/tiers.ts';
import type { BarredStay } from '../rates/price-stay.ts';

const ERROR_OF: Readonly<Record<StayBar, ErrorName>> = {
  UNKNOWN: 'NOT_FOUND',
  PAST: 'DATES',
  ORDER: 'DATES',
  TOO_LONG: 'DATES',
  TOO_FAR: 'DATES',
  OCCUPANCY: 'OCCUPANCY',
  TIER: 'RATE_TIER',
  ADVANCE: 'RATE_ADVANCE',
  CLOSED: 'NO_ROOM',
  NO_ROOM: 'NO_ROOM',
  MIN_STAY: 'MIN_STAY',
  CLOSED_TO_ARRIVAL: 'CLOSED_TO_ARRIVAL',
  CLOSED_TO_DEPARTURE: 'CLOSED_TO_DEPARTURE',
};

function valuesOf(barred: BarredStay, language: Language): ErrorValues {
  const { bar, minStay, advanceDays, tierMin } = barred;
  if (bar === 'MIN_STAY') return { nights: minStay };
  if (bar === 'ADVANCE') return { days: advanceDays };
  if (bar === 'TIER' && tierMin !== null) return { tier: tierName(tierMin, language) };
  return { nights: MOST_NIGHTS, days: DAYS_AHEAD };
}

/** The error for an unavailable stay; `data` is `{bar, minStay}`. */
export function barError(barred: BarredStay, language: Language): DomainError {
  const { bar, minStay } = barred;
  return new DomainError(ERROR_OF[bar], valuesOf(barred, language), { bar, minStay });
}
