import { to } from '@resort/shared/routes';

/** The steps of joining that stand on /join-us; the code between them is typed on /sms. */
export type JoinStep = 'phone' | 'profile';

export const isStep = (step: string | null): step is JoinStep => step === 'phone' || step === 'profile';

/** What goes through all of joining: where the visitor wanted to go, and who invited them. */
export function kept(query: URLSearchParams): { redirect: string | undefined; ref: string | undefined } {
  const of = (name: string) => query.get(name) ?? undefined;
  return { redirect: of('redirect'), ref: of('ref') };
}

/** A step of joining, on the way that this query is on. */
export function toJoin(step: JoinStep, query: URLSearchParams): string {
  return to('/join-us', { step, ...kept(query) });
}
