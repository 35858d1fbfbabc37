import { expect, it } from '@jest/globals';
import type { PageRelease } from '@resort/shared/remote';
import { pinnedRelease, releaseHolder } from './release.ts';

const open = (text: string) =>
  (document.body.innerHTML = `<script type="application/json" id="release">${text}</script>`);

it('the release is what the inline script left, the same object for everybody', () => {
  open('{"versions":{},"routes":[],"others":{}}');
  const read = { versions: {}, routes: [] } as Partial<PageRelease> as PageRelease;
  releaseHolder().release = read;
  expect(pinnedRelease()).toBe(read);
});

it('the release is read from the page where an older inline script left nothing', () => {
  open('{"versions":{"shell":"1"},"routes":[]}');
  expect(pinnedRelease()).toEqual({ versions: { shell: '1' }, routes: [] });
  expect(pinnedRelease()).toBe(pinnedRelease());
});
