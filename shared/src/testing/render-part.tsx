import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startTexts, type Texts } from '../i18n/index.ts';
import { RouterProvider } from '../router/index.ts';
import { createMemoryRouter } from './router-parts.ts';
import { kitTexts } from './kit-texts.ts';

export function startKitTexts(): void {
  startTexts('en', { kit: kitTexts() });
}

/** Renders a component as in a screen: with the kit's texts, those of a remote, and a router. */
export function renderPart(part: ReactNode, at = '/', texts: Record<string, Texts> = {}) {
  startTexts('en', { kit: kitTexts(), ...texts });
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  const view = render(<RouterProvider router={router} />);
  return { ...view, whereabouts: () => router.state.location.pathname + router.state.location.search };
}
