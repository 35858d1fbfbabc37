import type { Server } from 'node:net';
import { makeCertificate } from './serve/certificate.ts';
import { portOf, startFront, type Served } from './serve/front.ts';
import { startProduct, type MeasuredProduct } from './serve/product.ts';
import { SLOW_4G, startShaper } from './serve/shaper.ts';
import { openPhone, type Hosts, type Session } from './measure/phone.ts';
import { signIn } from './measure/sign-in.ts';
import { ORIGIN_HOSTS, VARIANT_HOSTS, variantServers, type VariantName } from './variants.ts';

/** The variants side by side behind one slow line, with one member who is signed in. */
export interface Comparison {
  hosts: Hosts;
  served: readonly Served[];
  session: Session;
  /** the port of the slow line, and that of the same server without it */
  ports: { slow: number; fast: number };
  origin(variant: VariantName, port?: number): string;
  /** what a variant serves from now on: the first release, or the next, in which this remote changed */
  use(variant: VariantName, release: 'first' | { changed: string }): void;
  stop(): Promise<void>;
}

export interface Asked {
  variants: readonly VariantName[];
  /** remotes that change in a next release */
  changed: readonly string[];
}

export async function openComparison({ variants, changed }: Asked): Promise<Comparison> {
  const servers = await variantServers(variants, changed);
  const addresses = Object.fromEntries([
    ...Object.values(VARIANT_HOSTS).map((host) => [host, '127.0.0.1']),
    ...ORIGIN_HOSTS.map((host, at) => [host, `127.0.0.${at + 2}`]),
  ]) as Record<string, string>;
  const certificate = await makeCertificate(Object.keys(addresses));
  const front = await startFront(certificate);
  const line = await listening(startShaper(SLOW_4G, front.port));
  const product = await startProduct();
  const ports = { slow: portOf(line), fast: front.port };
  const origin = (variant: VariantName, port = ports.slow) => `https://${VARIANT_HOSTS[variant]}:${port}`;
  const stop = async () => {
    line.close();
    front.stop();
    await product.stop();
  };
  try {
    const served = await serveAll(product, servers, ports.slow);
    const use: Comparison['use'] = (variant, release) => {
      const port = served.get(release === 'first' ? variant : `${variant} ${release.changed}`);
      if (port === undefined) throw new Error(`nothing is served for ${variant}`);
      front.route(VARIANT_HOSTS[variant], port);
      if (variant === 'origins') for (const host of ORIGIN_HOSTS) front.route(host, port);
    };
    for (const variant of variants) use(variant, 'first');
    const hosts = { addresses, pin: certificate.pin };
    const [first = 'federated'] = variants;
    const outbox = `http://127.0.0.1:${served.get(first)}`;
    const session = await aSession(hosts, origin(first, ports.fast), outbox);
    return { hosts, served: front.served, session, ports, origin, use, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** `federated` → port, `federated mf-auth` → port of the release in which that remote changed. */
async function serveAll(
  product: MeasuredProduct,
  servers: Awaited<ReturnType<typeof variantServers>>,
  port: number,
): Promise<Map<string, number>> {
  const served = new Map<string, number>();
  for (const { name, channel, history, change } of servers)
    served.set(name, await product.serve(channel, history, change?.(port)));
  return served;
}

async function aSession(hosts: Hosts, origin: string, outbox: string): Promise<Session> {
  const phone = await openPhone(hosts);
  try {
    return await signIn(phone.context, origin, outbox);
  } finally {
    await phone.close();
  }
}

const listening = (server: Server): Promise<Server> =>
  new Promise((resolve) => server.listen(0, '0.0.0.0', () => resolve(server)));
