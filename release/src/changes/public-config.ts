import type { PublicConfig } from '@resort/shared/remote';
import { RefusedError } from '../base/errors.ts';

/** Validates a configuration. Throws RefusedError if a browser could not use it. */
export function wholeConfig({ apiBase, appKey, ...rest }: Partial<PublicConfig>): PublicConfig {
  if (apiBase === undefined || appKey === undefined)
    throw new RefusedError('The first release of a channel needs a configuration.');
  if (
    !/^(?:\/|https?:\/\/[^/\s]+)[^\s?#]*$/.test(apiBase) ||
    apiBase.startsWith('//') ||
    apiBase.endsWith('/')
  ) {
    throw new RefusedError(
      `The API base "${apiBase}" is neither a path nor an http(s) address without a last slash.`,
    );
  }
  if (appKey === '') throw new RefusedError('The app key is empty: nothing a visitor sends could be signed.');
  return { apiBase, appKey, ...rest };
}
