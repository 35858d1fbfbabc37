import type { Language } from '@resort/shared/contract';
import type { PageRelease } from '@resort/shared/remote';
import { currentSkin, onSchemeChange, onSkinChange } from '@resort/shared/skin';
import { wearMarks } from './marks.ts';

/**
 * Updates what is outside the page: the browser's theme colour, the tab's icon and the manifest. The colour
 * comes from the page's inline style.
 */
export function followSkin(release: Pick<PageRelease, 'units'>, language: Language): void {
  paintBar();
  onSkinChange(() => {
    wearMarks(release, currentSkin(), language);
    paintBar();
  });
  onSchemeChange(paintBar);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBar);
}

function paintBar(): void {
  const bar =
    document.head.querySelector<HTMLMetaElement>('meta[name=theme-color]') ?? document.createElement('meta');
  bar.name = 'theme-color';
  bar.content = getComputedStyle(document.documentElement).backgroundColor;
  if (!bar.isConnected) document.head.append(bar);
}
