import type { PageRelease } from '@resort/shared/remote';
import { CHARACTER } from './marks.ts';

/**
 * Resolves when the shell's own styles and the skin's character have arrived: what is rendered before would move. The
 * inline script has placed them. One that fails is removed (boot/ask-ahead.ts, marks.ts), so all others are on their way.
 * The styles of a screen are awaited by whoever loads the screen.
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
