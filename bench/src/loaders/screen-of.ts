import { addTexts, currentLanguage } from '@resort/shared/i18n';
import type { RemoteDefinition } from '@resort/shared/remote';
import type { ComponentType } from 'react';

/** Every name of the shell's loader, in whose place these loaders are built. */
export type Loader = typeof import('../../../shell/src/loading/remotes.ts');

/** No other version could take the place of the one that failed. */
export const verdictOn: Loader['verdictOn'] = async (_unit, failure) => failure;

/** A screen with its texts, as the shell's own loader puts them together, but for what only a remote can need. */
export async function screenOf(definition: RemoteDefinition, path: string): Promise<ComponentType> {
  const own = definition.routes.find((route) => route.path === path);
  if (!own) throw new Error(`no screen for ${path}`);
  const [screen, texts] = await Promise.all([own.screen(), definition.translations(currentLanguage())]);
  addTexts(definition.domain, texts.default);
  return screen.default as ComponentType;
}
