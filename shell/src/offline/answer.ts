import { splitLanguage } from '@resort/shared/contract';
import { keepFile, keptFile, keptPage } from './release-cache.ts';

/** A network that says nothing for so long counts as dead, if there is a page to show instead. */
const PATIENCE_MS = 5_000;

/** Files of a release and its document: what stands at such an address never changes. */
export const isImmutable = ({ pathname }: URL): boolean => /^\/(?:artifacts|releases)\//.test(pathname);
export const isPage = ({ pathname }: URL): boolean =>
  pathname === '/' || splitLanguage(pathname).language !== null;

/**
 * The version stands in a file's path, so what was kept is right for ever; the browser checks its hash besides. A page
 * whose shell was refused asks past every cache, and this one keeps what it gets instead.
 */
export async function answerFile(request: Request): Promise<Response> {
  const kept = request.cache === 'reload' ? undefined : await keptFile(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  await keepFile(request.url, response.clone());
  return response;
}

/**
 * The network's page, whatever it says: online, nothing stale is ever shown. The last page that started well stands in
 * only where the network gives no answer at all.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const network = fetch(request);
  const last = await keptPage(request.url);
  if (!last) return network;
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(last), PATIENCE_MS));
  return Promise.race([network.catch(() => last), patience]);
}
