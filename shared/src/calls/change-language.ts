import { useStore } from 'react-redux';
import { currentLanguage, type Language } from '../i18n/index.ts';
import { leaveLayers } from '../router/layers.ts';
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
    // replaces the screen's own history entry, not that of the sheet over it, so that Back leads to the screen before
    await leaveLayers();
    const url = new URL(location.href);
    url.searchParams.set('l', language);
    location.replace(url);
  };
}
