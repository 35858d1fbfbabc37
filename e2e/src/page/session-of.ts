import type { BrowserContextOptions } from 'playwright-core';
import { sessionOver } from '../../../app-server/test/platform/protocol/over-http.ts';
import { sessionStore } from '../../../shared/src/session/session-store.ts';
import { storedValues } from '../../../shared/src/session/stored-value.ts';

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/**
 * A browser's storage after a member has signed in, by a real code and the app's own store.
 * @param now the server's time, if the clock differs
 */
export async function sessionOf(origin: string, member: string, now?: Date): Promise<StorageState> {
  const kept = new Map<string, string>();
  const texts = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  sessionStore(storedValues(texts)).saveSession(await sessionOver(origin, member, now));
  const localStorage = [...kept].map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
