import type { homePageCalls } from '@resort/mf-content/contract';
import { ROW_ID } from '@resort/shared/calls/rows';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { inLanguage } from '../../../locales/written.ts';
import { sanitise } from '../../../core/content/sanitise.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { findPage, hasCode, hasId } from './find-page.ts';

/** A landing page, by its id or by the code used in links. Throws CONTENT_GONE. */
export async function landingPage(context: SharedContextOf<typeof homePageCalls, 'GET /landPage/info'>) {
  const { language, query } = context;
  const which = ROW_ID.test(query.id) ? hasId(query.id) : hasCode(query.id);
  const { page } = await findPage(context, 'LANDING', which);
  const { action } = page.extras;
  return {
    id: String(page.id),
    code: page.code,
    title: inLanguage(page.title, language),
    summary: inLanguage(page.summary, language),
    picture: coverOf(page.pictures, language),
    html: sanitise(inLanguage(page.html, language)),
    action: action === undefined ? null : { name: inLanguage(action.name, language), link: action.link },
  };
}
