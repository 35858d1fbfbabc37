import type { Seen } from '../../../e2e/src/first-route/waves.ts';
import type { PageFigures } from '../measure/in-page.ts';
import { fileOf } from './file-name.ts';
import type { Parts } from './parts.ts';

/** When what the page waits for was there, in milliseconds since the navigation began. */
export function milestonesOf(seen: readonly Seen[], { origin, shown, fcp }: PageFigures): Parts {
  const milestones = new Map<string, number>();
  const last = (name: string, ms: number) =>
    milestones.set(name, Math.max(ms, milestones.get(name) ?? -Infinity));
  for (const { url, kind, endedAt } of seen) {
    const ms = endedAt - origin;
    if (ms > (shown ?? Infinity)) continue;
    if (kind === 'document') last('page arrived', ms);
    if (kind === 'call') last('last answer arrived', ms);
    if (kind !== 'script') continue;
    last('last script arrived', ms);
    const file = fileOf(url);
    if (!file.includes('/')) last(`${file} arrived`, ms); // the shell's script, and a remote's entry or pack
  }
  if (fcp !== null) milestones.set('first paint', fcp);
  if (shown !== null) milestones.set('data shown', shown);
  return milestones;
}
