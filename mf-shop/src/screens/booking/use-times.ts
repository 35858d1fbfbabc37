import { useCallback } from 'react';
import type { ReserveConfig, Slot } from '../../../contract/index.ts';
import { useBookableTimesQuery } from '../../api/availability.ts';
import type { AskedTimes } from '../../booking/asked-times.ts';
import { lacksTreatment, type Choice } from '../../booking/use-choice.ts';

export interface Times {
  /** the subject of the request, without the day */
  asked: AskedTimes;
  /** nothing can be asked for before a treatment is chosen */
  lacksTreatment: boolean;
  /** undefined: not known yet */
  slots: readonly Slot[] | undefined;
  isError: boolean;
  refetch: () => void;
  /** the chosen time, if it is available */
  time: string | undefined;
}

/** The times of the chosen day; `kept` is available too, because it is the member's own. */
export function useTimes(config: ReserveConfig, choice: Choice, kept?: { date: string; slot: Slot }): Times {
  const asked = askedTimes(config, choice);
  const { date } = choice;
  const lacks = lacksTreatment(config.kind, choice);
  const query = useBookableTimesQuery(
    { ...asked, date: date ?? '' },
    { skip: date === undefined || lacks, refetchOnMountOrArgChange: 60 },
  );
  const { refetch } = query;
  const slots =
    query.currentData && withKept(query.currentData, kept?.date === date ? kept?.slot : undefined);
  return {
    asked,
    lacksTreatment: lacks,
    slots,
    isError: query.isError,
    refetch: useCallback(() => void refetch(), [refetch]),
    time: slots?.some(({ time }) => time === choice.time) ? choice.time : undefined,
  };
}

function askedTimes({ shopId, kind }: ReserveConfig, choice: Choice): AskedTimes {
  const { party, areaId, serviceIds, therapist } = choice;
  return {
    shopId,
    party,
    ...(areaId === undefined ? {} : { areaId }),
    ...(kind === 'SPA' ? { serviceIds: serviceIds.join(','), therapist } : {}),
  };
}

function withKept(slots: readonly Slot[], kept: Slot | undefined): readonly Slot[] {
  if (kept === undefined || slots.some(({ time }) => time === kept.time)) return slots;
  return [...slots, kept].sort((one, other) => (one.time < other.time ? -1 : 1));
}
