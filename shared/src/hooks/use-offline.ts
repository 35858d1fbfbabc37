import { useText } from '../i18n/index.ts';
import { useOnline } from './use-online.ts';

/**
 * Why an action that needs the server cannot run now, in the member's language; undefined while there is a network.
 * `kept` adds that what the member entered is still there.
 */
export function useOffline(promise?: 'kept'): string | undefined {
  const t = useText('kit');
  if (useOnline()) return undefined;
  return promise === 'kept' ? t('offlineKept') : t('needsConnection');
}
