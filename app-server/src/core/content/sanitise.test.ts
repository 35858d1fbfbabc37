import { describe, expect, it } from '@jest/globals';
import { sanitise } from './sanitise.ts';
import { CORPUS } from '../../../test/core/content/xss-corpus.ts';

/** The only permitted output: listed elements, no attributes except a safe `href`, and text without `<`. */
const ALLOWED =
  /^(?:[^<]|<\/?(?:p|br|h2|h3|ul|ol|li|strong|em|a|blockquote)(?: \/)?>|<a href="(?:https:\/\/|\/(?!\/))[^"<>]*">)*$/;

describe('an offer’s text', () => {
  it.each(CORPUS)('is harmless whatever an editor pasted: %s', (payload) => {
    for (const html of [
      payload,
      `<p>${payload}</p>`,
      `<a href="${payload}">x</a>`,
      `<li title='${payload}'>x`,
    ]) {
      const clean = sanitise(html);
      expect(clean).toMatch(ALLOWED);
      // stable: a second parse finds nothing that the first did not
      expect(sanitise(clean)).toBe(clean);
    }
  });

  it('keeps what a text needs', () => {
    const html =
      '<h2>A</h2><h3>B</h3><p>c<br />d <strong>e</strong> <em>f</em></p><ul><li>g</li></ul><ol><li>h</li></ol>' +
      '<blockquote>i &amp; j &lt; k</blockquote><a href="https://example.com/a?b=c">l</a><a href="/offers?tag=new">m</a>';
    expect(sanitise(html)).toBe(html);
  });

  it('keeps the text of removed elements, but not of scripts and styles', () => {
    expect(sanitise('<div style="color:red"><font>one</font> <b>two</b></div>')).toBe('one two');
    expect(sanitise('<script>alert(1)</script><style>p{}</style>three')).toBe('three');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://a.example',
    'vbscript:x',
  ])('has no link to %s', (href) => {
    expect(sanitise(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  });
});
