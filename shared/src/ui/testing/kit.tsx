import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startTexts, type Texts } from '../../i18n/index.ts';
import { createMemoryRouter, RouterProvider } from '../../router/index.ts';

/** Read as a file: `shared` must not import the shell, whose texts every page has. */
const shell = JSON.parse(readFileSync('shell/src/locales/en.json', 'utf8')) as Texts;

export function startKitTexts(): void {
  startTexts('en', { shell });
}

/** Renders a component as in a screen: with the shell's texts and a router. */
export function renderPart(part: ReactNode, at = '/') {
  startKitTexts();
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  const view = render(<RouterProvider router={router} />);
  return { ...view, whereabouts: () => router.state.location.pathname + router.state.location.search };
}
