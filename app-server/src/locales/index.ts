import { readTexts } from './read-texts.ts';
import type english from './en.json';

/** Texts that several domains use: names of places, tiers and titles, filters, and what pictures show. */
export const COMMON_TEXTS = readTexts<typeof english>(new URL('.', import.meta.url));
