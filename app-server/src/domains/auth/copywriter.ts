import type { joiningCalls } from '@resort/mf-auth/contract';
import { LEGAL } from '../../locales/legal/index.ts';
import type { ContextOf } from '../../platform/context.ts';

/** The edition in force of a legal text, section by section. */
export function copywriter({ query, language }: ContextOf<typeof joiningCalls, 'GET /user/copywriter'>) {
  const { version, effectiveFrom, sections } = LEGAL[query.scene];
  return sections.map(({ key, title, text }) => ({
    key,
    title: title[language],
    text: text[language],
    version,
    effectiveFrom,
  }));
}
