/** The app server's push message, encrypted for this browser (app-server/src/core/push/send-push.ts). */
export interface Pushed {
  /** equal for duplicates: the second replaces the first */
  id: string;
  title: string;
  text: string;
  /** path and query below the language prefix; null: no target */
  link: string | null;
  language: string;
}

/** The part of a worker's global scope that push needs. */
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

/** Null if it is not our format. */
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

/**
 * Always shows a notification, because browsers revoke the permission of a page that does not. A message of
 * another format shows its title only.
 */
export function showPush({ registration }: PushScope, text: string): Promise<void> {
  const pushed = readPush(text);
  if (pushed === null) return registration.showNotification(text.slice(0, 80), {});
  const { id, title, text: body, link, language } = pushed;
  return registration.showNotification(title, { body, tag: id, data: addressOf(link, language) });
}

/** Opens the pressed notification in the open page, or in a new one. `address`: stored by `showPush`. */
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

/** Always a path on this origin, whatever the message contains. */
function addressOf(link: string | null, language: string): string {
  const isPath = link !== null && /^\/(?![/\\])\P{Cc}*$/u.test(link);
  return /^[a-z]{2}$/.test(language) ? `/${language}${isPath ? link : '/'}` : '/';
}
