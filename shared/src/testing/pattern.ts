/** Marks a place in a text where anything may be. */
export const ANYTHING = '\uFFFC';

/** Matches a text as it is. Spaces match any white space: amounts and dates come with spaces that do not break. */
export const patternOf = (text: string): string =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(ANYTHING, '.+');

/** Matches texts that follow each other, with anything between: `inOrder(say('inbox.title'), say.like('inbox.unread'))`. */
export const inOrder = (...parts: readonly (string | RegExp)[]): RegExp =>
  new RegExp(parts.map(sourceOf).join('.*'), 's');

/** Matches any of the texts: `anyOf(say('pay'), say('paying'))`. */
export const anyOf = (...parts: readonly (string | RegExp)[]): RegExp =>
  new RegExp(parts.map(sourceOf).join('|'));

const sourceOf = (part: string | RegExp) =>
  typeof part === 'string' ? patternOf(part) : `(?:${part.source})`;
