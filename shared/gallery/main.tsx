import { Provider } from 'react-redux';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { configureApi } from '../src/api/index.ts';
import { LANGUAGE_TAGS, startTexts, type Language } from '../src/i18n/index.ts';
import { RouterProvider } from '../src/router/index.ts';
import { ROUTES, serveRoutes } from '../src/routes/index.ts';
import { changeSkin } from '../src/skin/index.ts';
import { createStore } from '../src/store/index.ts';
import '../src/skin/text-font.css';
import '../src/skin/tokens.css';
import '../src/ui/base/base.css';
import { Gallery } from './Gallery.tsx';
import { readQuery, type Query } from './query.ts';

// the gallery shows every skin, so it has all of their files
const characters = import.meta.webpackContext('../src/skin/characters', { regExp: /\.css$/ });
characters.keys().forEach(characters);

const texts = import.meta.webpackContext('../..', {
  regExp: /^\.\/((shared|shell|mf-[^/]+)\/src|shared\/gallery)\/locales\/\w+\.json$/,
});

/** Name space → texts of the kit, of the shell, of every remote and of the gallery itself. */
function textsOf(language: Language): Record<string, object> {
  const files = texts.keys().filter((file) => file.endsWith(`/${language}.json`));
  return Object.fromEntries(files.map((file) => [nameSpace(file), texts(file) as object]));
}

function nameSpace(file: string): string {
  if (file.startsWith('./shared/src/')) return 'kit';
  return /^\.\/(?:mf-|shared\/)?([^/]+)\//.exec(file)?.[1] ?? '';
}

function dress({ skin, scheme, size, l }: Query): void {
  const page = document.documentElement;
  page.lang = LANGUAGE_TAGS[l];
  page.dataset['scheme'] = scheme;
  page.style.fontSize = `${size}%`;
  changeSkin(skin);
}

const query = readQuery(location.search);
dress(query);
startTexts(query.l, textsOf(query.l));
configureApi({ baseUrl: '/gateway', appKey: 'gallery', language: query.l });
serveRoutes(ROUTES);
const router = createMemoryRouter([{ path: '*', element: <Gallery query={query} /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <Provider store={createStore()}>
    <RouterProvider router={router} />
  </Provider>,
);
