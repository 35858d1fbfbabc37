import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { configureApi } from '../api/index.ts';
import type { UserInfo } from '../rows/session.calls.ts';
import { startTexts, type Language, type Texts } from '../i18n/index.ts';
import { RouterProvider } from '../router/index.ts';
import { createMemoryRouter } from './router-parts.ts';
import { checked, restored, signedIn } from '../session/index.ts';
import { createStore } from '../store/index.ts';
import { FAKE_BASE } from './fake.ts';
import { kitTexts } from './kit-texts.ts';
import { fakeSight } from './sight.ts';

export interface ScreenSetup {
  /** the screen's address: `/sms?redirect=%2Fx` */
  at: string;
  /** the remote's name space and its texts */
  texts: Record<string, Texts>;
  /** of the page; the texts are in it */
  language?: Language;
  /** signed in as this member; default: a visitor */
  member?: UserInfo;
}

/**
 * Renders a screen as the shell does, with a store, a router and the app server of `fake`. Other paths show
 * their own address.
 */
export function renderScreen(Screen: ComponentType, { at, texts, member, language = 'en' }: ScreenSetup) {
  // jsdom has none: without a word from the test nothing comes into view
  if (!('IntersectionObserver' in globalThis)) fakeSight('nothing');
  configureApi({ baseUrl: FAKE_BASE, appKey: 'test', language });
  startTexts(language, { kit: kitTexts(language), ...texts });
  const store = createStore();
  store.dispatch(restored({ credentials: null, visitorId: 't1' }));
  if (member) {
    store.dispatch(signedIn({ token: 'token', signKey: btoa('k'.repeat(32)), userId: member.userId }));
    store.dispatch(checked(member));
  }
  const path = at.split('?')[0] ?? at;
  const router = createMemoryRouter(
    [
      { path, element: <Screen /> },
      { path: '*', element: null },
    ],
    {
      initialEntries: [at],
    },
  );
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    ...view,
    store,
    user: userEvent.setup(),
    /** current path and query, in the form of a link */
    whereabouts: () => router.state.location.pathname + router.state.location.search,
  };
}
