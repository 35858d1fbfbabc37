import { to } from '@resort/shared/routes';

/** The steps of registration on /join-us; the code between them is entered on /sms. */
export type JoinStep = 'phone' | 'profile';

export const isStep = (step: string | null): step is JoinStep => step === 'phone' || step === 'profile';

/** The parameters kept through all steps of joining: the visitor's target, and the member who invited them. */
export function kept(query: URLSearchParams): { redirect: string | undefined; ref: string | undefined } {
  const of = (name: string) => query.get(name) ?? undefined;
  return { redirect: of('redirect'), ref: of('ref') };
}

/** A link that came with an answer, on the same way: `/join-us?redirect=…`. */
export function withKept(link: string, query: URLSearchParams): string {
  const given = Object.entries(kept(query)).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search === '' ? link : `${link}${link.includes('?') ? '&' : '?'}${search}`;
}

/** A step of joining, on the way that this query is on. */
export function toJoin(step: JoinStep, query: URLSearchParams): string {
  return to('/join-us', { step, ...kept(query) });
}
