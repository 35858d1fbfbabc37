import { openSession } from '../session/live-session.ts';
import type { Credentials } from '../session/session-store.ts';

/** The browser's Cache Storage below this name; absent on plain http, where nothing is kept. */
const CACHE = 'answers';

export interface KeptAnswer {
  data: unknown;
  /** milliseconds since 1970 */
  readAt: number;
}

const folderOf = (userId: string) => `/kept-answers/${encodeURIComponent(userId)}/`;
const addressOf = (userId: string, name: string) => folderOf(userId) + encodeURIComponent(name);

/** Keeps a member's answer on this device; an answer that arrives after the session's end is not kept. */
export async function keepAnswer({ userId, token }: Credentials, name: string, answer: KeptAnswer) {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(userId, name), new Response(JSON.stringify(answer)));
  // another tab may have signed out while this was written
  if (openSession().load()?.token !== token) await cache.delete(addressOf(userId, name));
}

/** The member's last answer by this name; null when there is none. */
export async function keptAnswer({ userId }: Credentials, name: string): Promise<KeptAnswer | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(CACHE);
  const response = await cache.match(addressOf(userId, name));
  return response ? ((await response.json()) as KeptAnswer) : null;
}

/** Deletes what is kept of everybody but this member; null deletes all. */
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
