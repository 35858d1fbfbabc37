/** What the app server pushes, encrypted for this browser (app-server/src/domains/messaging/push/send-push.ts). */
export interface Pushed {
  /** the same for what is sent twice: the second one takes the place of the first */
  id: string;
  title: string;
  text: string;
  /** path and query below the language prefix; null: there is nothing more to see */
  link: string | null;
  language: string;
}

/** As far as a worker's global scope is needed for it. */
export interface PushScope {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: object): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
interface Window {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Null for what is no message of ours. */
export function readPush(text: string): Pushed | null {
  try {
    const given = JSON.parse(text) as Partial<Record<keyof Pushed, unknown>> | null;
    const { id, title, text: words, link, language } = given ?? {};
    if (!isText(id) || !isText(title) || !isText(words) || !isText(language)) return null;
    return { id, title, text: words, language, link: isText(link) ? link : null };
  } catch {
    return null;
  }
}

/** Browsers take the right to push from a page that says nothing of one, so that a foreign message shows its title alone. */
export function showPush({ registration }: PushScope, text: string): Promise<void> {
  const pushed = readPush(text);
  if (pushed === null) return registration.showNotification(text.slice(0, 80), {});
  const { id, title, text: body, link, language } = pushed;
  return registration.showNotification(title, { body, tag: id, data: addressOf(link, language) });
}

/** A press on what was shown: in the page that is open already, else in a new one. `address`: what `showPush` kept. */
export async function openPushed({ clients }: PushScope, address: unknown): Promise<void> {
  const to = isText(address) ? address : '/';
  const [page] = await clients.matchAll({ type: 'window' });
  if (page === undefined) {
    await clients.openWindow(to);
    return;
  }
  await page.focus();
  await page.navigate(to);
}

/** A path on this origin, whatever a message says. */
function addressOf(link: string | null, language: string): string {
  const isPath = link !== null && /^\/(?![/\\])\P{Cc}*$/u.test(link);
  return /^[a-z]{2}$/.test(language) ? `/${language}${isPath ? link : '/'}` : '/';
}
