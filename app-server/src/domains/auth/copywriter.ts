import type { joiningCalls } from '@resort/mf-auth/contract';
import { legalInForce } from '../../core/content/legal.ts';
import type { SharedContextOf } from '../../platform/context.ts';

/** The edition in force of a legal text, section by section. */
export async function copywriter({
  db,
  clock,
  query,
  language,
}: SharedContextOf<typeof joiningCalls, 'GET /user/copywriter'>) {
  const { version, data } = await legalInForce(db, query.scene, clock.now());
  return data.sections.map(({ key, title, text }) => ({
    key,
    title: title[language],
    text: text[language],
    version,
    effectiveFrom: data.effectiveFrom,
  }));
}
