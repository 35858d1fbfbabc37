import { readTexts } from '../../src/locales/read-texts.ts';
import type english from './en.json';

/** The texts of the demo's data. */
export const DEMO_TEXTS = readTexts<typeof english>(new URL('.', import.meta.url));
