import type { DocType } from '@resort/mf-ticketing/contract';
import type { Texts } from '../../../locales/texts.ts';
import { TICKETING_TEXTS } from '../locales/index.ts';

/** What each document is called by those who carry it. */
export const DOC_TYPE_NAMES: Readonly<Record<DocType, Texts>> = TICKETING_TEXTS.realNames.docTypeNames;

/** What a guest's document is kept for. Another text is another version: it is agreed to anew. */
export const REAL_NAME_NOTICE: { readonly version: string; readonly text: Texts } = {
  version: '2026-11',
  text: TICKETING_TEXTS.realNames.realNameNotice.text,
};
