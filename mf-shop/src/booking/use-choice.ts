import { isDate } from '@resort/shared/format';
import { useSearchParams } from '@resort/shared/router';
import type { TherapistWish } from '../../contract/index.ts';

/** What is chosen of a reservation; the address has it, so that a reload, a language and Back keep it. */
export interface Choice {
  /** business date */
  date: string | undefined;
  /** `HH:mm` */
  time: string | undefined;
  party: number;
  areaId: string | undefined;
  /** treatments, in their order */
  serviceIds: readonly string[];
  therapist: TherapistWish;
}

const CODE = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;

function choiceOf(params: URLSearchParams, usual: Choice): Choice {
  const date = params.get('date') ?? '';
  const time = params.get('time') ?? '';
  const party = Number(params.get('party') ?? Number.NaN);
  const area = params.get('area') ?? '';
  const services = params
    .get('services')
    ?.split(',')
    .filter((code) => CODE.test(code));
  const therapist = params.get('therapist');
  return {
    date: isDate(date) ? date : usual.date,
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : usual.time,
    party: Number.isInteger(party) && party >= 1 ? party : usual.party,
    areaId: CODE.test(area) ? area : usual.areaId,
    serviceIds: services ?? usual.serviceIds,
    therapist: therapist === 'F' || therapist === 'M' || therapist === 'ANY' ? therapist : usual.therapist,
  };
}

/** The choice in the address, and the way to change it; what the address does not say is as `usual`. */
export function useChoice(usual: Choice): [Choice, (change: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (by: Partial<Choice>) =>
    setParams(
      (before) => {
        const { date, time, party, areaId, serviceIds, therapist } = { ...choiceOf(before, usual), ...by };
        const next = { date, time, area: areaId, services: serviceIds.join(',') || undefined };
        for (const [name, value] of Object.entries(next)) {
          if (value === undefined) before.delete(name);
          else before.set(name, value);
        }
        before.set('party', String(party));
        before.set('therapist', therapist);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [choiceOf(params, usual), change];
}
