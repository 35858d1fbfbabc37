/** What decides whether two plans are possible together. */
export interface Timed {
  readonly id: string;
  readonly kind: string;
  readonly property: { readonly code: string };
  readonly from: string;
  readonly to: string | null;
  readonly span: { readonly start: string; readonly end: string } | null;
}

/**
 * Whether two plans need the member in two places at once: their times overlap, or they are stays at different
 * hotels that share a night. Two rooms at one hotel are a family's.
 */
function isClash(a: Timed, b: Timed): boolean {
  if (a.kind === 'ROOM' && b.kind === 'ROOM')
    return a.property.code !== b.property.code && a.from < (b.to ?? b.from) && b.from < (a.to ?? a.from);
  if (a.span === null || b.span === null) return false;
  return a.span.start < b.span.end && b.span.start < a.span.end;
}

/** For each plan the ids of those that it clashes with; the instants have one offset, so their texts compare. */
export function clashesOf(plans: readonly Timed[]): Map<string, string[]> {
  const others = (one: Timed) => plans.filter((other) => other !== one && isClash(one, other));
  return new Map(plans.map((one) => [one.id, others(one).map(({ id }) => id)]));
}
