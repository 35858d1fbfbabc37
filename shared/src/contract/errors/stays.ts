import { errorRows } from './error-row.ts';

/** Why a stay cannot be booked: 16xxx, the same range as orders. `data.bar` names the reason. */
export const STAY_ERRORS = errorRows({
  NO_ROOM: { code: 16001, errorCode: 'NO_ROOM' },
  DATES: { code: 16002, errorCode: 'DATES' },
  OCCUPANCY: { code: 16005, errorCode: 'OCCUPANCY' },
  RATE_TIER: { code: 16009, errorCode: 'RATE_TIER' },
  MIN_STAY: { code: 16015, errorCode: 'MIN_STAY' },
  CLOSED_TO_ARRIVAL: { code: 16016, errorCode: 'DATES' },
  CLOSED_TO_DEPARTURE: { code: 16017, errorCode: 'DATES' },
  RATE_ADVANCE: { code: 16018, errorCode: 'DATES' },
  CHECK_IN_CLOSED: { code: 16019, errorCode: 'CHECK_IN_CLOSED' },
});
