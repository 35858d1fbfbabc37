import type { TransactionType } from '@resort/mf-dollars/contract';
import type { Language } from '@resort/shared/contract';
import { DOLLARS_TEXTS } from '../locales/index.ts';

type Text = Readonly<Record<Language, string>>;

/** The titles of movements by their purpose; other movements have the title of their type. */
export const SOURCE_NAMES: Readonly<Record<string, Text>> = DOLLARS_TEXTS.statement.sourceNames;

/** The types of movement, for the file and for movements without a title of their own. */
export const TYPE_NAMES: Readonly<Record<TransactionType, Text>> = DOLLARS_TEXTS.statement.typeNames;

/** The file's first line and name. */
export const CSV_TEXTS = DOLLARS_TEXTS.statement.csvTexts;
