import type { ErrorName } from '@resort/shared/contract';
import { readTexts } from '../read-texts.ts';
import type { Texts } from '../texts.ts';
import type english from './en.json';

/** What members read when a call is refused; `{name}` is replaced by the error's value. */
export const ERROR_TEXTS: Readonly<Record<ErrorName, Texts>> = readTexts<typeof english>(
  new URL('.', import.meta.url),
);
