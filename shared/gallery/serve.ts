import { createRsbuild } from '@rsbuild/core';
import { galleryConfig } from './config.ts';

export interface ServedGallery {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves the gallery on a port (0: any free one). `live` rebuilds after every edit; otherwise it is built as
 * the product is.
 */
export async function serveGallery(port: number, { live }: { live: boolean }): Promise<ServedGallery> {
  const rsbuild = await createRsbuild({
    rsbuildConfig: {
      ...galleryConfig(),
      // independent of NODE_ENV, which is `test` in tests
      mode: live ? 'development' : 'production',
      server: { port, host: 'localhost', printUrls: false, strictPort: port !== 0 },
      logLevel: 'error',
    },
  });
  if (live) {
    const { server, urls } = await rsbuild.startDevServer();
    return { origin: urls[0] ?? '', close: () => server.close() };
  }
  await rsbuild.build();
  const { server, urls } = await rsbuild.preview();
  return { origin: urls[0] ?? '', close: () => server.close() };
}
