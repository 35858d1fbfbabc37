import { describe, expect, it } from '@jest/globals';
import { renderPart } from '../../testing/render-part.tsx';
import { RichText } from './rich-text.tsx';

const shown = (html: string) => {
  const { container, unmount } = renderPart(<RichText html={html} />);
  const inner = container.querySelector('div.text')?.innerHTML;
  unmount();
  return inner;
};

describe('HTML from an editor', () => {
  it.each([
    ['<p>One<br>two &amp; <strong>three</strong></p>', '<p>One<br>two &amp; <strong>three</strong></p>'],
    ['<h1>A</h1><h2>B</h2><h5>C</h5>', '<h3>A</h3><h3>B</h3><h4>C</h4>'],
    ['<ul>\n <li>one\n <li>two</ul>', '<ul><li>one\n </li><li>two</li></ul>'],
    ['<p>first<p>second', '<p>first</p><p>second</p>'],
    [
      '5 &lt; 6, &quot;so&quot;&nbsp;&#8211; &#x2014; &hellip; &unknown;',
      '5 &lt; 6, "so"&nbsp;– — … &amp;unknown;',
    ],
    ['1 < 2 and a<b', '1 &lt; 2 and a'],
    ['<div><span>in</span>side</div>', 'inside'],
    [
      '<a href="https://resort.test/a?b=1&amp;c=2">out</a>',
      '<a href="https://resort.test/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">out</a>',
    ],
    ['<a href="/offer?id=3">in</a>', '<a href="/offer?id=3" data-discover="true">in</a>'],
    [
      '<a href="tel:+85328880000">call</a>',
      '<a href="tel:+85328880000" target="_blank" rel="noopener noreferrer">call</a>',
    ],
  ])('%s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it("has headings directly below the title's level", () => {
    const { container } = renderPart(<RichText html="<h2>A</h2><h4>B</h4>" headings={2} />);
    expect(container.querySelector('div.text')?.innerHTML).toBe('<h2>A</h2><h3>B</h3>');
  });

  it('shows a picture of the app server, with its alternative text', () => {
    const { container } = renderPart(<RichText html='<p><img src="/pictures/a.svg" alt="A pool"></p>' />);
    const image = container.querySelector('img');
    expect([image?.getAttribute('src'), image?.alt]).toEqual([
      expect.stringMatching(/\/pictures\/a\.svg$/),
      'A pool',
    ]);
  });
});

describe('anything else in it', () => {
  it.each([
    ['<p onclick="x()" style="color:red" class="a" id="b">t</p>', '<p>t</p>'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['a<script>alert(1)', 'a'],
    ['<svg><a href="javascript:x()"><text>y</text></a></svg>z', 'z'],
    ['<style>p{}</style><template><p>x</p></template>y', 'y'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="&#106;ava&#10;script:alert(1)">x</a>', 'x'],
    ['<a href=" \u0001javascript:alert(1)">x</a>', 'x'],
    ['<a href="//evil.test">x</a><a href="/\\evil.test">y</a>', 'xy'],
    ['<img src="x" onerror="alert(1)"><img src="data:image/svg+xml,x">', ''],
    ['<iframe src="https://evil.test">x</iframe><form><input name=a>b</form>', 'b'],
    ['<!-- <p>x</p> --><![CDATA[y]]>z', 'z'],
    ['<constructor>x</constructor><__proto__>y</__proto__>', 'x&lt;__proto__&gt;y&lt;/__proto__&gt;'],
  ])('%s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it('does not slow down on hostile input', () => {
    expect(shown('<a "'.repeat(20_000))).toBe('');
    expect(shown('<i>'.repeat(5_000) + 'deep')).toContain('deep');
  });
});
