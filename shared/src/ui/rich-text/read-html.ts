import { textOf } from './entities.ts';

export interface HtmlElement {
  /** in lower case */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}
/** Text as it is read, or an element, whatever its name. */
export type HtmlNode = string | HtmlElement;

/** What stands in them is no text for people, and in some of them not even HTML. */
const SKIPPED = new Set(
  'script style template textarea title xmp iframe noembed noframes noscript plaintext object svg math select'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'input', 'meta', 'link', 'base', 'embed', 'source', 'area']);
/** An element that ends, without saying so, where one of these begins. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  p: 'p ul ol table blockquote hr h1 h2 h3 h4 h5 h6'.split(' '),
  li: ['li'],
  td: ['td', 'th', 'tr'],
  th: ['td', 'th', 'tr'],
  tr: ['tr'],
};
/** Deeper than any text that a person wrote; what is nested further stands beside each other. */
const MAX_DEPTH = 32;

const COMMENT = /<(?:!--[\s\S]*?(?:-->|$)|[!?][^>]*(?:>|$))/y;
const TAG = /<(\/?)([a-z][a-z0-9:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/iy;
const TEXT = /[^<]+|<(?![a-z/!?])|<\/(?![a-z])/iy;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * HTML as a tree, for those who build something else of it. It reads what a serialiser writes, and forgives what people
 * write; a tag without an end takes the rest with it, as in a browser. Nothing here decides what is harmless.
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

/** Ends the innermost element of this name, and all that were left open in it; nothing where none is open. */
function close(open: HtmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.length = index;
}

/** Behind the end tag of an element whose content is skipped; the end of everything where there is none. */
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
  return Object.fromEntries(pairs.reverse()) as Record<string, string>; // of two, the first counts
}
