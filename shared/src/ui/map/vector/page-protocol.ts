import { addProtocol, type RequestParameters } from 'maplibre-gl';

const PROTOCOL = 'page';

/**
 * MapLibre's worker leaves a protocol that it does not know to the page. So the page requests every file of the
 * map, under its own Content-Security-Policy, and the worker reaches no network.
 */
export function requestByPage(): void {
  addProtocol(PROTOCOL, async ({ url, type }, { signal }) => {
    const response = await fetch(url.slice(`${PROTOCOL}://`.length), { signal, credentials: 'omit' });
    // a tile where there is nothing
    if (response.status === 204 || response.status === 404) return { data: new ArrayBuffer(0) };
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
    if (type === 'json') return { data: (await response.json()) as object };
    return { data: type === 'string' ? await response.text() : await response.arrayBuffer() };
  });
}

/** For `transformRequest`. Addresses may be relative to the page. */
export function toPage(url: string): RequestParameters {
  return { url: `${PROTOCOL}://${new URL(url, location.href).href}` };
}
