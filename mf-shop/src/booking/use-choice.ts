import { isDate } from '@resort/shared/format';
import { useSearchParams } from '@resort/shared/router';
import { useState } from 'react';
import type { ShopKind, TherapistWish } from '../../contract/index.ts';

/** The choices of a reservation. They are in the address, so that a reload, a change of language and Back keep them. */
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

/** Before a treatment is chosen, a spa has no times and no price. */
export const lacksTreatment = (kind: ShopKind, { serviceIds }: Choice): boolean =>
  kind === 'SPA' && serviceIds.length === 0;

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

/**
 * The choice and its setter, which updates the screen at once, then the address. The initial choice comes from the
 * address.
 */
export function useChoice(usual: Choice): [Choice, (change: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams();
  const [choice, choose] = useState(() => choiceOf(params, usual));
  const change = (by: Partial<Choice>) => {
    const next = { ...choice, ...by };
    choose(next);
    setParams((before) => written(before, next), { replace: true, preventScrollReset: true });
  };
  return [choice, change];
}

/** The address with this choice; its other parameters stay. */
function written(params: URLSearchParams, choice: Choice): URLSearchParams {
  const { date, time, party, areaId, serviceIds, therapist } = choice;
  const all = {
    date,
    time,
    party: String(party),
    area: areaId,
    services: serviceIds.length === 0 ? undefined : serviceIds.join(','),
    therapist,
  };
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
