import type { TextOf } from '../src/i18n/index.ts';
import type { ReactNode } from 'react';

/**
 * One part of the kit in all its states, for the gallery (`npm run gallery`) and its tests. A file `x.stories.tsx`
 * beside the part has it as its default export.
 */
export interface Stories {
  /** the part's name, as developers call it */
  title: string;
  /** for what covers the page (dialogs, sheets) or clings to its edges: every state gets a page of its own */
  framed?: true;
  /** name of a state → the part in that state; `t` reads the gallery's texts (shared/gallery/locales) */
  states: Record<string, (t: TextOf<'gallery'>) => ReactNode>;
}
