import { splitLanguage } from '@resort/shared/contract';
import { keepFile, keptFile, keptPage } from './release-cache.ts';

/** After this time without a response the network counts as dead, if there is a cached page. */
const PATIENCE_MS = 5_000;

/** Files of a release and its document are immutable at their addresses. */
export const isImmutable = ({ pathname }: URL): boolean => /^\/(?:artifacts|releases)\//.test(pathname);
export const isPage = ({ pathname }: URL): boolean =>
  pathname === '/' || splitLanguage(pathname).language !== null;

/**
 * A file's path includes its version, so a cached copy is always valid; the browser also checks its hash. A
 * page whose shell was rejected bypasses all caches, and this one then stores the new response.
 */
export async function answerFile(request: Request): Promise<Response> {
  const kept = request.cache === 'reload' ? undefined : await keptFile(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  await keepFile(request.url, response.clone());
  return response;
}

/**
 * Returns the network's page, whatever its status: online, nothing stale is shown. The last page that started
 * well is used only if the network gives no response at all.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const network = fetch(request);
  const last = await keptPage(request.url);
  if (!last) return network;
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(last), PATIENCE_MS));
  return Promise.race([network.catch(() => last), patience]);
}
