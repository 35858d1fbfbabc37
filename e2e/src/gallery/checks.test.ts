import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../page/phone.ts';
import { axeFindings, bringAxe } from './axe.ts';
import { unseenChoices } from './forced-colours.ts';
import { smallTargets, sticksOut } from './geometry.ts';
import { keyboardProblems } from './keyboard.ts';
import { sharedNames } from './names.ts';
import { competingActions } from './primary.ts';
import { tooManySurfaces } from './surfaces.ts';
import { brokenWords, clippedTexts, spaceOut } from './text.ts';
import { UNFINISHED } from './unfinished.ts';

/* Tests the checks themselves with pages that are wrong on purpose. */
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  await bringAxe(context);
  page = await context.newPage();
  await page.goto('about:blank');
});
afterAll(() => browser.close());

const show = (html: string) =>
  page.setContent(`<html lang="en"><title>x</title><style>
    :root { --brand: rgb(155, 27, 46) } body { margin: 0; background: #fff } main { display: grid; justify-items: start }
  </style><main><h1>x</h1>${html}</main></html>`);

describe('axe', () => {
  it('reports pale text and a button without a name', async () => {
    await show('<p style="color:#ccc">pale</p><button></button>');
    const found = await axeFindings(page);
    expect(found.map((line) => line.split(':')[0]).sort()).toEqual(['button-name', 'color-contrast']);
  });
});

describe('actions', () => {
  const FILLED = 'style="background:var(--brand)"';
  const RED = 'style="--danger:rgb(179, 38, 30);background:var(--danger)"';

  it('are reported if two of them are filled, or one that destroys is', async () => {
    await show(`<button ${FILLED}>Book</button><a href="#" ${FILLED}>Pay</a>`);
    expect(await competingActions(page)).toEqual(['2 primary actions: Book | Pay']);
    await show(`<style>:root { --danger: rgb(179, 38, 30) }</style><button ${RED}>Cancel</button>`);
    expect(await competingActions(page)).toEqual(['filled red: Cancel']);
  });

  it('are accepted with one primary among others, and beside what is only chosen', async () => {
    await show(
      `<button ${FILLED}>Book</button><button>Later</button><button ${FILLED} aria-pressed="true">Today</button><button ${FILLED} hidden>Pay</button>`,
    );
    expect(await competingActions(page)).toEqual([]);
  });
});

it('wait for the skeletons that the shell draws', async () => {
  const shell = new URL('../../../shell/dist/', import.meta.url);
  const sheets = globSync('**/*.css', { cwd: shell }).map((file) =>
    readFileSync(new URL(file, shell), 'utf8'),
  );
  const bone = /\.(shell-bone-[\w-]+)/.exec(sheets.join())?.[1] ?? 'none';
  await show(`<div class="${bone}"></div>`);
  expect(await page.evaluate((what) => document.querySelector(what)?.className, UNFINISHED)).toBe(bone);
});

describe('surfaces', () => {
  const box = (style: string, within = '<p>words</p>') =>
    `<div style="width:200px;height:80px;${style}">${within}</div>`;
  const [WHITE, FRAMED, TINTED] = ['background:#fffffe', 'border:1px solid', 'background:#eee'].map((style) =>
    box(style),
  );

  it('are reported if a page has three kinds', async () => {
    await show(`${WHITE}${FRAMED}${TINTED}`);
    expect(await tooManySurfaces(page)).toEqual([expect.stringContaining('3 kinds of surface')]);
  });

  it('are accepted with two kinds beside lines, controls and pictures', async () => {
    const picture = '<img alt="" style="width:200px;height:80px">';
    await show(
      `${WHITE}${WHITE}${FRAMED}${box('border-bottom:1px solid')}${box('background:#ddd', picture)}${box('border:2px solid', '<button>one</button><button>two</button>')}`,
    );
    expect(await tooManySurfaces(page)).toEqual([]);
  });

  it('are not counted where a map is drawn', async () => {
    const map = '<canvas style="display:block;width:200px;height:80px"></canvas><p>© map</p>';
    await show(`${WHITE}${FRAMED}${box('background:#ddd', map)}`);
    expect(await tooManySurfaces(page)).toEqual([]);
  });
});

describe('targets', () => {
  it.each([
    ['a button of 43 px', '<button style="width:43px;height:60px">x</button>', '43.0 × 60.0 of 44'],
    ['a number to call in a line', '<p>Call <a href="tel:1">1</a></p>', 'of 44'],
    [
      'a primary action of 43 px',
      '<button style="width:90px;height:43px;background:var(--brand)">x</button>',
      '90.0 × 43.0 of 44',
    ],
  ])('reports %s', async (_what, html, line) => {
    await show(html);
    expect(await smallTargets(page)).toEqual([expect.stringContaining(line)]);
  });

  it('accepts a link within a sentence, and a small box with a large label', async () => {
    await show(
      '<p>Read <a href="#">this</a> first.</p><label style="display:block;padding:13px"><input type="checkbox"> yes</label>',
    );
    expect(await smallTargets(page)).toEqual([]);
  });
});

describe('sideways scroll', () => {
  it('reports an element wider than the page', async () => {
    await show('<p style="width:330px">x</p>');
    expect(await sticksOut(page)).toEqual(['10 px', expect.stringContaining('330px')]);
  });
});

describe('texts', () => {
  it.each([
    ['beyond the edge', '<p style="position:absolute;left:300px">longword</p>', 'the edge'],
    ['in a box of a fixed height', '<p style="height:10px;overflow:hidden">one</p>', 'height:10px'],
    [
      'after so many lines',
      '<p style="display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden;width:60px">one two three</p>',
      'line-clamp',
    ],
  ])('are reported if they are cut off %s', async (_where, html, by) => {
    await show(html);
    expect(await clippedTexts(page)).toEqual([expect.stringContaining(by)]);
  });

  it('are accepted if they are for screen readers, or can be scrolled to', async () => {
    await show(
      '<span style="position:absolute;width:1px;height:1px;overflow:hidden"><b>heard</b></span><div style="width:50px;overflow:auto"><nobr>a long line</nobr></div>',
    );
    expect(await clippedTexts(page)).toEqual([]);
  });

  it('are spaced out and restored', async () => {
    await show('<p style="width:max-content">some words</p>');
    const width = () => page.evaluate(() => document.querySelector('p')?.getBoundingClientRect().width ?? 0);
    const before = await width();
    const { restore } = await spaceOut(page);
    expect(await width()).toBeGreaterThan(before + 10);
    await restore();
    expect(await width()).toBe(before);
  });
});

describe('a selection', () => {
  const tabs = (style: string) =>
    `<div role="tablist"><button role="tab" aria-selected="true" style="${style}">one</button><button role="tab" aria-selected="false">two</button></div>`;

  it('is reported if only a colour shows it', async () => {
    await show(tabs('background:#9b1b2e;color:#fff'));
    expect(await unseenChoices(page)).toEqual([expect.stringContaining('aria-selected="true"')]);
  });

  it.each(['font-weight:700', 'background:Highlight;forced-color-adjust:none'])(
    'is accepted if it shows by %s',
    async (style) => {
      await show(tabs(style));
      expect(await unseenChoices(page)).toEqual([]);
    },
  );
});

describe('keyboard', () => {
  it('reports invisible focus', async () => {
    await show('<button>seen</button><button style="outline:none">unseen</button>');
    expect(await keyboardProblems(page)).toEqual([expect.stringContaining('focus is not visible')]);
  });

  it('reports elements that a focus trap makes unreachable', async () => {
    await show('<button id="trap">in</button><button>out</button>');
    await page.evaluate(() => {
      document.getElementById('trap')?.addEventListener('keydown', (event) => event.preventDefault());
    });
    expect(await keyboardProblems(page)).toEqual([
      expect.stringContaining('not reached: <button data-stop="1">'),
    ]);
  });
});

describe('words', () => {
  const narrow = (text: string, style = '') =>
    `<p style="width:40px;font:16px monospace;overflow-wrap:anywhere;${style}">${text}</p>`;

  it('are reported if they break between two letters', async () => {
    await show(narrow('Rewards'));
    expect(await brokenWords(page)).toEqual([expect.stringContaining('“Rewards” is broken')]);
  });

  it('are accepted if they break at a hyphen, at a space or in an address', async () => {
    await show(narrow('all-in of us') + narrow('a@example.com') + narrow('會員獎賞計劃'));
    expect(await brokenWords(page)).toEqual([]);
  });
});

describe('names of controls', () => {
  it('are reported if two controls with different effects share one', async () => {
    await show('<a href="/a">MOP 300 off</a><a href="/b"><b>MOP 300</b> off</a>');
    expect(await sharedNames(page)).toEqual([expect.stringContaining('MOP 300 off')]);
    await show('<button>Delete</button><button aria-label="Delete">x</button>');
    expect(await sharedNames(page)).toEqual([expect.stringContaining('Delete')]);
  });

  it('are accepted if the place, a description or the group distinguishes them', async () => {
    await show(
      '<a href="/a">Help</a><a href="/a">Help</a><i id="one">first</i><button>Delete</button><button aria-describedby="one">Delete</button><fieldset><legend>One</legend><label><input type="radio" name="a">Yes</label></fieldset><fieldset><legend>Two</legend><label><input type="radio" name="b">Yes</label></fieldset>',
    );
    expect(await sharedNames(page)).toEqual([]);
  });
});
