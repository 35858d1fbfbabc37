import { openSession } from '../session/live-session.ts';
import type { Credentials } from '../session/session-store.ts';

/** Cache Storage entries have this prefix. Cache Storage is absent on plain http, where nothing is stored. */
const CACHE = 'answers';

export interface KeptAnswer {
  data: unknown;
  /** milliseconds since 1970 */
  readAt: number;
}

const folderOf = (userId: string) => `/kept-answers/${encodeURIComponent(userId)}/`;
const addressOf = (userId: string, name: string) => folderOf(userId) + encodeURIComponent(name);

/**
 * Stores a member's response on this device. A response that arrives after the end of the session is not
 * stored.
 */
export async function keepAnswer({ userId, token }: Credentials, name: string, answer: KeptAnswer) {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(userId, name), new Response(JSON.stringify(answer)));
  // another tab may have signed out during the write
  if (openSession().load()?.token !== token) await cache.delete(addressOf(userId, name));
}

/** The member's last response with this name, or null. */
export async function keptAnswer({ userId }: Credentials, name: string): Promise<KeptAnswer | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(CACHE);
  const response = await cache.match(addressOf(userId, name));
  return response ? ((await response.json()) as KeptAnswer) : null;
}

/** Deletes the stored responses of everybody except this member; null deletes all. */
export async function keepAnswersOnlyOf(userId: string | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  if (userId === null) {
    await caches.delete(CACHE);
    return;
  }
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  const others = (await cache.keys()).filter(
    ({ url }) => !new URL(url).pathname.startsWith(folderOf(userId)),
  );
  await Promise.all(others.map((request) => cache.delete(request)));
}
