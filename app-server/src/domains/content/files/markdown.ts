const ITEM = '- ';
const HEADING = '## ';
const LINK = /\[([^\]]+)\]\(((?:\/|https:\/\/)[^\s()]*)\)/g;

const escape = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);
const unescape = (text: string) =>
  text.replace(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)));

const inline = (text: string) => escape(text).replace(LINK, '<a href="$2">$1</a>');

function blockHtml(block: string): string {
  if (block.startsWith(HEADING)) return `<h2>${inline(block.slice(HEADING.length))}</h2>`;
  if (!block.startsWith(ITEM)) return `<p>${inline(block)}</p>`;
  const items = block.split('\n').map((line) => `<li>${inline(line.slice(ITEM.length))}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

/** The blocks of a text; an empty line parts two blocks. */
export const blocksOf = (body: string): string[] => body.split(/\n{2,}/).filter((block) => block !== '');

/** What a block is; two languages of a text have the same, one by one. */
export function shapeOf(block: string): string {
  if (block.startsWith(HEADING)) return 'heading';
  if (block.startsWith(ITEM)) return `list of ${block.split('\n').length}`;
  return 'paragraph';
}

/** Whether an editor wrote HTML instead, for what the few blocks cannot say. */
export const isHtml = (body: string): boolean => body.startsWith('<');

/**
 * The HTML of a text: `## ` begins a heading, lines with `- ` are a list, all else is a paragraph; `[words](/path)` is
 * a link. A text that begins with `<` is HTML already.
 */
export const htmlOf = (body: string): string =>
  isHtml(body) ? body : blocksOf(body).map(blockHtml).join('');

/** A line that is neither alone in its block nor an item of a list; undefined if the text has none. */
export function strayLine(body: string): string | undefined {
  if (isHtml(body)) return undefined;
  return blocksOf(body)
    .map((block) => block.split('\n'))
    .filter((lines) => lines.length > 1)
    .flat()
    .find((line) => !line.startsWith(ITEM));
}

const plain = (html: string) => unescape(html.replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '[$2]($1)'));

const ELEMENT =
  /<(h2|p)>((?:[^<]|<a href="[^"]*">[^<]*<\/a>)*)<\/\1>|<ul>((?:<li>(?:[^<]|<a href="[^"]*">[^<]*<\/a>)*<\/li>)+)<\/ul>/g;

/** The text of an HTML, as `htmlOf` reads it; HTML that has no such text is returned as it is. */
export function bodyOf(html: string): string {
  if (html.replace(ELEMENT, '') !== '') return html;
  const blocks = [...html.matchAll(ELEMENT)].map(([, tag, words = '', items]) => {
    if (items === undefined) return `${tag === 'h2' ? HEADING : ''}${plain(words)}`;
    return [...items.matchAll(/<li>(.*?)<\/li>/gs)]
      .map(([, item = '']) => `${ITEM}${plain(item)}`)
      .join('\n');
  });
  const body = blocks.join('\n\n');
  // such as a paragraph that begins with a hyphen, or two lists in a row
  return unescape(htmlOf(body)) === unescape(html) ? body : html;
}
