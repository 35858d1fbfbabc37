import { addTexts, currentLanguage } from '@resort/shared/i18n';
import { withRetries, type ReleaseRoute, type RemoteDefinition } from '@resort/shared/remote';
import type { ComponentType } from 'react';
import { noticed } from './notices.ts';
import { BrokenModule, canRecoverHere, missingFile, ShellFileMissing } from './failures.ts';
import type { Remote } from './remote.ts';

/** Loads a route's screen from its remote, after the remote's texts. */
export async function loadScreen(
  remote: Remote,
  route: ReleaseRoute,
  pause?: () => Promise<void>,
): Promise<ComponentType> {
  const definition = await remote.definition();
  await pause?.();
  try {
    return await withRetries(() => screenOf(definition, route, { remote, pause }), canRecoverHere);
  } catch (failure) {
    const isShells = failure instanceof ShellFileMissing;
    noticed.push(['failure', isShells ? 'shell' : route.unit, missingFile(failure)]);
    throw isShells ? failure : await remote.verdict(failure);
  }
}

async function screenOf(
  definition: RemoteDefinition,
  route: ReleaseRoute,
  { remote, pause }: { remote: Remote; pause: (() => Promise<void>) | undefined },
): Promise<ComponentType> {
  const own = definition.routes.find(({ path }) => path === route.path);
  if (!own) throw new BrokenModule(`${route.unit} has no screen for ${route.path}`);
  try {
    // the bundler's runtime treats a style element in the page as loaded
    await (globalThis as { stylesAhead?: Promise<unknown> }).stylesAhead;
    const loading = definition.translations(currentLanguage());
    if (pause !== undefined) await loading.then(pause);
    const [screen, texts] = await Promise.all([own.screen(), loading]);
    addTexts(definition.domain, texts.default);
    return screen.default as ComponentType;
  } catch (cause) {
    const file = missingFile(cause);
    if (file === null) throw new BrokenModule(String(cause), { cause });
    if (!new URL(file, location.href).pathname.startsWith(remote.base())) {
      throw new ShellFileMissing(file, { cause });
    }
    throw cause;
  }
}
