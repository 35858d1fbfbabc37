import { inEach } from '@resort/shared/contract';
import type { Written } from '../../../../locales/written.ts';
import type { Words } from '../kinds.ts';
import { bodyOf, htmlOf } from '../markdown.ts';

/** The columns of a row from its languages' files. */
export const columnsOf = (words: Words) => ({
  title: inEach((language) => words[language].front['title'] ?? ''),
  summary: inEach((language) => words[language].front['summary'] ?? ''),
  html: inEach((language) => htmlOf(words[language].body)),
});

type Columns = Readonly<Record<'title' | 'summary' | 'html', Written>>;

/** The languages' files of a row; what is not translated is empty. */
export const wordsOf = ({ title, summary, html }: Columns): Words =>
  inEach((language) => ({
    front: { title: title[language] ?? '', summary: summary[language] ?? '' },
    body: bodyOf(html[language] ?? ''),
  }));

/** A text that is written like a page, as HTML, and back. */
export const htmlTexts = (texts: Written) => inEach((language) => htmlOf(texts[language] ?? ''));
export const bodyTexts = (html: Written) => inEach((language) => bodyOf(html[language] ?? ''));
