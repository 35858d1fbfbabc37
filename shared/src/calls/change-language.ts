import { useStore } from 'react-redux';
import { currentLanguage, type Language } from '../i18n/index.ts';
import type { AppStore } from '../store/index.ts';
import { sessionApi } from './session-api.ts';

/** Shows the page in another language, which reloads it (specification §2), and has a member's messages written in it. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const store = useStore() as AppStore;
  return async (language) => {
    if (language === currentLanguage()) return;
    const { credentials, status } = store.getState().session;
    if (status === 'member' && credentials) {
      // for messages; the page changes its language whether or not this arrives
      await store.dispatch(sessionApi.endpoints.saveLanguage.initiate({ id: credentials.userId, language }));
    }
    const url = new URL(location.href);
    url.searchParams.set('l', language);
    // the page is the same one: Back leads to what was before it
    location.replace(url);
  };
}
