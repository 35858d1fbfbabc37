import { createRsbuild } from '@rsbuild/core';
import { galleryConfig } from './config.ts';

export interface ServedGallery {
  origin: string;
  close(): Promise<void>;
}

/** The gallery on a port (0: any free one); `live`: built again after every edit, else as the product is built. */
export async function serveGallery(port: number, { live }: { live: boolean }): Promise<ServedGallery> {
  const rsbuild = await createRsbuild({
    rsbuildConfig: {
      ...galleryConfig(),
      // whatever NODE_ENV says: tests say neither of the two
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
