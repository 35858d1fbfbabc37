import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { startTexts } from '@resort/shared/i18n';
import { createBrowserRouter, RouterProvider } from '@resort/shared/router';
import { chooseSkin, paintScheme, SCHEME_KEY, SKIN_KEY, toScheme } from '@resort/shared/skin';
import '../../../shared/src/skin/text-font.css';
import '../../../shared/src/skin/tokens.css';
import '../../../shared/src/ui/base/base.css';
import kitTexts from '@resort/shared/locales/en.json' with { type: 'json' };
import { createConsoleStore } from './api/store.ts';
import { Console } from './Console.tsx';
import texts from './locales/en.json' with { type: 'json' };

/* The registry's console: one page, in the members' design, for everybody with a token. */
const wanted = new URLSearchParams(location.search).get('skin');
document.documentElement.dataset['skin'] = chooseSkin(wanted, localStorage.getItem(SKIN_KEY)).skin;
paintScheme(toScheme(localStorage.getItem(SCHEME_KEY)));
// staff work in one language, that of the registry's sentences
startTexts('en', { kit: kitTexts, console: texts });

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <Provider store={createConsoleStore()}>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <Console /> }])} />
  </Provider>,
);
