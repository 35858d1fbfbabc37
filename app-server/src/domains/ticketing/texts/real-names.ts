import type { Texts } from '../../../locales/texts.ts';
import { TICKETING_TEXTS } from '../locales/index.ts';

/** What a guest's document is kept for. Another text is another version: it is agreed to anew. */
export const REAL_NAME_NOTICE: { readonly version: string; readonly text: Texts } = {
  version: '2026-11',
  text: TICKETING_TEXTS.realNames.realNameNotice.text,
};
