import type { TextOf } from '../src/i18n/index.ts';
import type { ReactNode } from 'react';

/**
 * One component of the kit in all its states, for the gallery (`npm run gallery`) and its tests. A file
 * `x.stories.tsx` next to the component exports it as default.
 */
export interface Stories {
  /** the component's name in the code */
  title: string;
  /**
   * for components that cover the page (dialogs, sheets) or stick to its edges: every state gets its own page
   */
  framed?: true;
  /** name of a state → the part in that state; `t` reads the gallery's texts (shared/gallery/locales) */
  states: Record<string, (t: TextOf<'gallery'>) => ReactNode>;
}
