import { createElement, useMemo, type ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import { Picture } from '../pictures/picture/picture.tsx';
import { readHtml, type HtmlElement, type HtmlNode } from './read-html.ts';
import styles from './rich-text.module.css';
import { safeAddress, safePicture } from './safe-address.ts';

/** Allowed elements. */
const NAMES =
  'p br hr ul ol li strong em b i u s small sub sup blockquote table thead tbody tr th td caption dl dt dd';

/** What they become: higher headings get this level, lower ones the next. */
const tagsFrom = (level: 2 | 3): Readonly<Record<string, string>> => {
  const [upper, lower] = [`h${level}`, `h${level + 1}`];
  return {
    ...Object.fromEntries(NAMES.split(' ').map((name) => [name, name])),
    h1: upper,
    h2: upper,
    h3: upper,
    h4: lower,
    h5: lower,
    h6: lower,
  };
};
const TAGS = { 2: tagsFrom(2), 3: tagsFrom(3) } as const;
type Tags = (typeof TAGS)[2];

const EMPTY = new Set(['br', 'hr']);
/** Text directly inside these elements is only indentation. */
const WITHOUT_TEXT = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl']);

/**
 * Renders HTML from the server: offers, articles, notices. The browser never parses it. React elements are
 * created from a list of allowed elements, without attributes except the address of a link or picture;
 * everything else becomes text. So any input is harmless, and the page's Trusted Types need no exception.
 * `headings`: level of its own headings, 2 if only the screen's title is above it.
 */
export function RichText({ html, headings = 3 }: { html: string; headings?: 2 | 3 }) {
  const nodes = useMemo(() => readHtml(html), [html]);
  return <div className={styles['text']}>{made(nodes, TAGS[headings])}</div>;
}

function made(nodes: readonly HtmlNode[], tags: Tags): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : element(node, index, tags)));
}

function element({ name, attributes, children }: HtmlElement, key: number, tags: Tags): ReactNode {
  if (name === 'a') return link(attributes['href'] ?? '', made(children, tags), key);
  if (name === 'img') return picture(attributes, key);
  const tag = tagOf(name, children, tags);
  if (tag === undefined) return <Inside key={key}>{made(children, tags)}</Inside>;
  if (EMPTY.has(tag)) return createElement(tag, { key });
  return createElement(tag, { key }, ...made(WITHOUT_TEXT.has(name) ? elementsOf(children) : children, tags));
}

/** A paragraph cannot contain a picture, which is a block. */
function tagOf(name: string, children: readonly HtmlNode[], tags: Tags): string | undefined {
  const hasPicture = children.some((node) => typeof node !== 'string' && node.name === 'img');
  if (name === 'p' && hasPicture) return 'div';
  return Object.hasOwn(tags, name) ? tags[name] : undefined;
}

/** Renders only the content of an element that is not allowed here. */
const Inside = ({ children }: { children: ReactNode }) => children;

const elementsOf = (nodes: readonly HtmlNode[]) =>
  nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');

function link(href: string, children: ReactNode, key: number): ReactNode {
  const address = safeAddress(href);
  if (address === null) return <Inside key={key}>{children}</Inside>;
  return 'to' in address ? (
    <Link key={key} to={address.to}>
      {children}
    </Link>
  ) : (
    <a key={key} href={address.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function picture({ src = '', alt = '' }: Readonly<Record<string, string>>, key: number): ReactNode {
  const address = safePicture(src);
  return address === null ? null : (
    <div key={key} className={styles['picture']}>
      <Picture src={address} alt={alt} />
    </div>
  );
}
