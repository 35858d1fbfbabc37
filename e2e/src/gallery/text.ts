import type { Page } from 'playwright-core';

/** WCAG 2.2, 1.4.12: text spacing that must not hide content. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Applies the maximum text spacing; `restore` removes it. */
export async function spaceOut(page: Page): Promise<{ restore: () => Promise<void> }> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  return { restore: () => page.evaluate(() => void document.adoptedStyleSheets.pop()) };
}

/** Texts that are partly invisible: cut off by a box, or beyond the page's edge. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 3; // tolerance for rounding, and for letters that overhang their line
    const edge = document.documentElement.clientWidth;
    const isHeardOnly = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 2 || height <= 2;
    };
    const cutBy = (text: DOMRect, from: Element): Element | 'edge' | null => {
      for (let box: Element | null = from; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, bottom } = box.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY) || isHeardOnly(box)) return null;
        const isCutX = overflowX !== 'visible' && (text.right > right + SLACK || text.left < left - SLACK);
        const isCutY = overflowY !== 'visible' && text.bottom > bottom + SLACK;
        if (isCutX || isCutY) return box;
      }
      return text.right > edge + SLACK ? 'edge' : null;
    };
    const heading = document.querySelector('main h1')?.textContent;
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const around = node.parentElement;
      if (around === null || node.textContent?.trim() === '') continue;
      if (!around.checkVisibility({ visibilityProperty: true })) continue;
      // the bar repeats the heading on one line; the heading itself is checked
      if (around.matches('header > [aria-hidden=true]') && around.textContent === heading) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = cutBy(range.getBoundingClientRect(), around);
      if (cut === null) continue;
      const by = cut === 'edge' ? 'the edge' : cut.outerHTML.slice(0, 80);
      found.add(`“${node.textContent?.trim().slice(0, 60)}” is cut off by ${by}`);
    }
    return [...found];
  });
}

/**
 * Latin words broken between two letters, as `Reward/s`. Hyphenation, and breaks that an author allows (a
 * hyphen, a slash, an address), are accepted.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const around = node.parentElement;
      if (around === null || !around.checkVisibility({ visibilityProperty: true })) continue;
      if (around.closest('input, textarea, select, [aria-hidden=true]') !== null) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<![\S])\p{Script=Latin}{2,24}(?![\w@./-])/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { width, height } = range.getBoundingClientRect();
        if (width <= 2 || height <= 2) continue;
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`“${word}” is broken in ${around.outerHTML.slice(0, 120)}`);
      }
    }
    return [...found];
  });
}
