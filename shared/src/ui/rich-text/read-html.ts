import { textOf } from './entities.ts';

export interface HtmlElement {
  /** in lower case */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}
/** A text, or an element of any name. */
export type HtmlNode = string | HtmlElement;

/** Elements whose content is not text for readers; some do not even contain HTML. */
const SKIPPED = new Set(
  'script style template textarea title xmp iframe noembed noframes noscript plaintext object svg math select'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'input', 'meta', 'link', 'base', 'embed', 'source', 'area']);
/** Elements that end implicitly where one of these begins. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  p: 'p ul ol table blockquote hr h1 h2 h3 h4 h5 h6'.split(' '),
  li: ['li'],
  td: ['td', 'th', 'tr'],
  th: ['td', 'th', 'tr'],
  tr: ['tr'],
};
/** Deeper than any text that a person writes; deeper nesting is flattened. */
const MAX_DEPTH = 32;

const COMMENT = /<(?:!--[\s\S]*?(?:-->|$)|[!?][^>]*(?:>|$))/y;
const TAG = /<(\/?)([a-z][a-z0-9:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/iy;
const TEXT = /[^<]+|<(?![a-z/!?])|<\/(?![a-z])/iy;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Parses HTML to a tree. It reads the output of serialisers and tolerates human mistakes; an element without
 * an end tag contains the rest, as in a browser. It does not sanitise.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const take = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(html);
  };
  let at = 0;
  while (at < html.length) {
    const comment = take(COMMENT, at);
    const tag = comment ? null : take(TAG, at);
    const text = comment || tag ? null : take(TEXT, at);
    const found = comment ?? tag ?? text;
    if (found === null) break; // a tag that never ends
    at += found[0].length;
    if (text) append(open, textOf(text[0]));
    if (!tag) continue;
    const [, slash, given = '', attributes = ''] = tag;
    const name = given.toLowerCase();
    if (slash === '/') close(open, name);
    else if (SKIPPED.has(name)) at = endOf(html, name, at);
    else begin(open, { name, attributes: attributesOf(attributes), children: [] });
  }
  return root.children;
}

function append(open: readonly HtmlElement[], node: HtmlNode): void {
  open.at(-1)?.children.push(node);
}

function begin(open: HtmlElement[], element: HtmlElement): void {
  for (let top = open.at(-1); top && ENDED_BY[top.name]?.includes(element.name); top = open.at(-1))
    open.pop();
  append(open, element);
  if (!VOID.has(element.name) && open.length <= MAX_DEPTH) open.push(element);
}

/** Closes the innermost element of this name, and all open elements in it; does nothing if none is open. */
function close(open: HtmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.length = index;
}

/** Position after the end tag of a skipped element; the end of the text if there is none. */
function endOf(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[^>]*(?:>|$)`, 'gi');
  end.lastIndex = from;
  return end.exec(html) === null ? html.length : end.lastIndex;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    textOf(double ?? single ?? bare ?? ''),
  ]);
  return Object.fromEntries(pairs.reverse()) as Record<string, string>; // of duplicate attributes, the first wins
}
