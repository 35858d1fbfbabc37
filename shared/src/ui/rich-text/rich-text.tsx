import { createElement, useMemo, type ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import { Picture } from '../picture/picture.tsx';
import { readHtml, type HtmlElement, type HtmlNode } from './read-html.ts';
import styles from './rich-text.module.css';
import { safeAddress, safePicture } from './safe-address.ts';

/** Elements that may stand in a text, and what they become; headings go below the screen's own. */
const ALLOWED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p br hr ul ol li strong em b i u s small sub sup blockquote table thead tbody tr th td caption dl dt dd'
      .split(' ')
      .map((name) => [name, name]),
  ),
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
const EMPTY = new Set(['br', 'hr']);
/** Text between their elements is nothing but the indentation of a source. */
const WITHOUT_TEXT = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl']);

/**
 * A text that came as HTML: offers, articles, notices. It is never given to the browser as HTML: elements are made from
 * a list of those that may stand in a text, without any of their attributes but a link's and a picture's address, and all
 * else is text. So it is harmless whatever the server sent, and the page's Trusted Types need no exception.
 */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => readHtml(html), [html]);
  return <div className={styles['text']}>{made(nodes)}</div>;
}

function made(nodes: readonly HtmlNode[]): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : element(node, index)));
}

function element({ name, attributes, children }: HtmlElement, key: number): ReactNode {
  if (name === 'a') return link(attributes['href'] ?? '', made(children), key);
  if (name === 'img') return picture(attributes, key);
  const tag = tagOf(name, children);
  if (tag === undefined) return <Inside key={key}>{made(children)}</Inside>;
  if (EMPTY.has(tag)) return createElement(tag, { key });
  return createElement(tag, { key }, ...made(WITHOUT_TEXT.has(name) ? elementsOf(children) : children));
}

/** A paragraph with a picture in it would be no paragraph to a browser: a picture is a box of its own. */
function tagOf(name: string, children: readonly HtmlNode[]): string | undefined {
  const hasPicture = children.some((node) => typeof node !== 'string' && node.name === 'img');
  if (name === 'p' && hasPicture) return 'div';
  return Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
}

/** Of an element that may not stand here, what is in it. */
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
