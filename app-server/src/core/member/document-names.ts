import type { DocType } from '@resort/shared/documents';
import type { Texts } from '../../locales/texts.ts';
import { CORE_TEXTS } from '../locales/index.ts';

/** What each document is called by those who carry it. */
export const DOC_TYPE_NAMES: Readonly<Record<DocType, Texts>> = CORE_TEXTS.documents;
