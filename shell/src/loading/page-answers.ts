import { inTime } from '@resort/shared/remote';

/** Offline, another version would not help, and a reload would lose the page. */
export async function pageAnswers(): Promise<boolean> {
  try {
    const { status } = await inTime(fetch(location.href, { method: 'HEAD', cache: 'no-store' }));
    return status < 500;
  } catch {
    return false;
  }
}
