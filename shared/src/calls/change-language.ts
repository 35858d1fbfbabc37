import { useStore } from 'react-redux';
import { currentLanguage, type Language } from '../i18n/index.ts';
import type { AppStore } from '../store/index.ts';
import { sessionApi } from './session-api.ts';

/**
 * Shows the page in another language, which reloads it (specification §2), and saves the language for a
 * member's messages.
 */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const store = useStore() as AppStore;
  return async (language) => {
    if (language === currentLanguage()) return;
    const { credentials, status } = store.getState().session;
    if (status === 'member' && credentials) {
      // saved for messages; the page changes its language even if this call fails
      await store.dispatch(sessionApi.endpoints.saveLanguage.initiate({ id: credentials.userId, language }));
    }
    const url = new URL(location.href);
    url.searchParams.set('l', language);
    // replaces the history entry, so that Back leads to the screen before
    location.replace(url);
  };
}
