import type { PageRelease } from '@resort/shared/remote';
import { CHARACTER } from './marks.ts';

/**
 * Resolves when the shell's own styles and the skin's character have arrived, because what is rendered before would move.
 * The inline script has placed them. A style that fails is removed (boot/ask-ahead.ts, marks.ts), so all others are still
 * loading. `loadScreen` (loading/screens.ts) waits for the styles of a screen.
 */
export async function stylesArrived({ units }: Pick<PageRelease, 'units'>): Promise<void> {
  const own = (units['shell']?.page?.styles ?? []).map((file) => `link[rel=stylesheet][data-href="${file}"]`);
  const styles = document.querySelectorAll<HTMLLinkElement>([`#${CHARACTER}`, ...own].join());
  await Promise.all(
    [...styles].map(
      async (style) =>
        style.sheet ??
        (await new Promise((resolve) => {
          for (const event of ['load', 'error']) style.addEventListener(event, resolve);
        })),
    ),
  );
}
