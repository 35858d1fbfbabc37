import { readTexts } from '../../locales/read-texts.ts';
import type english from './en.json';

/** The texts of what several domains use: letters, messages, refunds, consents. */
export const CORE_TEXTS = readTexts<typeof english>(new URL('.', import.meta.url));
