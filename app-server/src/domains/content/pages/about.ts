import type { helpCalls } from '@resort/mf-content/contract';
import { inLanguage } from '../../../locales/written.ts';
import { sanitise } from '../../../core/content/sanitise.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { findPage, hasCode } from './find-page.ts';

/** The page of a type about the hotel group; its code is the type. Throws CONTENT_GONE. */
export async function about(context: SharedContextOf<typeof helpCalls, 'GET /profile/aboutme/getOneByType'>) {
  const { language, query } = context;
  const { page } = await findPage(context, 'ABOUT', hasCode(query.type));
  const { questions = [] } = page.extras;
  return {
    type: query.type,
    title: inLanguage(page.title, language),
    html: sanitise(inLanguage(page.html, language)),
    questions: questions.map(({ question, html }) => ({
      question: inLanguage(question, language),
      html: sanitise(inLanguage(html, language)),
    })),
  };
}
