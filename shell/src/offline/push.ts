/** The app server's push message, encrypted for this browser (app-server/src/core/push/send-push.ts). */
export interface Pushed {
  /** equal for duplicates: the second replaces the first */
  id: string;
  title: string;
  text: string;
  /** path and query below the language prefix; null: no target */
  link: string | null;
  language: string;
  /** a button that ends messages like this one; not every message has it */
  stop?: { label: string; link: string } | undefined;
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
    return {
      id,
      title,
      text: words,
      language,
      link: isText(link) ? link : null,
      stop: readStop(given?.stop),
    };
  } catch {
    return null;
  }
}

function readStop(stop: unknown): Pushed['stop'] {
  if (typeof stop !== 'object' || stop === null) return undefined;
  const { label, link } = stop as Record<string, unknown>;
  return isText(label) && isText(link) ? { label, link } : undefined;
}

/**
 * Always shows a notification, because browsers revoke the permission of a page that does not. A message of
 * another format shows its title only.
 */
export function showPush({ registration }: PushScope, text: string): Promise<void> {
  const pushed = readPush(text);
  if (pushed === null) return registration.showNotification(text.slice(0, 80), {});
  const { id, title, text: body, link, language, stop } = pushed;
  const open = addressOf(link, language);
  if (stop === undefined) return registration.showNotification(title, { body, tag: id, data: open });
  return registration.showNotification(title, {
    body,
    tag: id,
    data: { open, stop: addressOf(stop.link, language) },
    actions: [{ action: 'stop', title: stop.label }],
  });
}

/** Where a press of a notification leads; `data` is what `showPush` stored. */
function addressIn(data: unknown, action: string): string {
  if (isText(data)) return data;
  const { open, stop } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const to = action === 'stop' ? stop : open;
  return isText(to) ? to : '/';
}

/** Opens the pressed notification, or its button, in the open page or in a new one. `data`: stored by `showPush`. */
export async function openPushed({ clients }: PushScope, data: unknown, action = ''): Promise<void> {
  const to = addressIn(data, action);
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
