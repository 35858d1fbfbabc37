import { readTexts } from '../../../locales/read-texts.ts';
import type english from './en.json';

/** The texts of this domain. */
export const WALLET_TEXTS = readTexts<typeof english>(new URL('.', import.meta.url));
