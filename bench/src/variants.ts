import { join } from 'node:path';
import { addEarlierFiles } from './builds/earlier-files.ts';
import { buildDefaults } from './builds/defaults.ts';
import { projectRoot, remoteSources, withChanged } from './builds/folders.ts';
import { buildMonolith } from './builds/monolith.ts';
import { buildChanged } from './builds/changed.ts';
import type { VariantName } from './variant-names.ts';
import type { PageChange } from './serve/change-page.ts';
import type { Delivery } from './serve/product.ts';
// @ts-expect-error plain JavaScript, shared with `npm start`
import { buildUnits, unitFolders } from '../../scripts/build/build-units.mjs';

/** Where each variant is served; a host each, so that none finds the other's files in its cache. */
export const VARIANT_HOSTS: Readonly<Record<VariantName, string>> = {
  federated: 'federated.test',
  origins: 'origins.test',
  monolith: 'monolith.test',
  defaults: 'defaults.test',
};

const originHost = (unit: string) => `${unit}.${VARIANT_HOSTS.origins}`;
export const ORIGIN_HOSTS = remoteSources().map(({ unit }) => originHost(unit));

/** One server of one release. */
export interface ReleaseServer extends Delivery {
  /** `federated`; `federated mf-auth` for the release in which that remote changed */
  name: string;
  /** at whose hosts it answers */
  variant: VariantName;
  /** `port`: that of the slow line */
  change?: (port: number) => PageChange;
}

/** Where each unit of the product lies, built. */
export async function productBuilds(): Promise<string[]> {
  await (buildUnits as () => Promise<unknown>)();
  return (unitFolders as () => string[])().map((unit) => join(projectRoot, unit, 'dist'));
}

/** The name of the release in which this remote changed. */
export const nextOf = (variant: VariantName, unit: string) => `${variant} ${unit}`;

/** Builds all that is asked for. */
export async function variantServers(
  variants: readonly VariantName[],
  changed: readonly string[],
): Promise<ReleaseServer[]> {
  const product = await productBuilds();
  const servers: ReleaseServer[] = [];
  const federated = variants.filter((variant) => variant === 'federated' || variant === 'origins');
  for (const variant of federated) {
    const own = variant === 'origins' ? { change: ownOrigins } : {};
    servers.push({ name: variant, variant, channel: variant, history: [product], ...own });
  }
  const monolith = variants.includes('monolith')
    ? await buildMonolith('monolith', remoteSources())
    : undefined;
  if (monolith !== undefined) {
    servers.push({ name: 'monolith', variant: 'monolith', channel: 'monolith', history: [[monolith]] });
  }
  if (variants.includes('defaults')) {
    const dist = await buildDefaults();
    servers.push({
      name: 'defaults',
      variant: 'defaults',
      channel: 'defaults',
      history: [[dist]],
      change: () => UNGUARDED,
    });
  }
  for (const unit of changed) {
    const copy = await buildChanged(unit);
    for (const variant of federated) {
      const own = variant === 'origins' ? { change: ownOrigins } : {};
      const history = [product, [join(copy.folder, 'dist')]];
      servers.push({ name: nextOf(variant, unit), variant, channel: `${variant}-${unit}`, history, ...own });
    }
    if (monolith !== undefined) {
      const dist = await buildMonolith(`monolith-${unit}`, withChanged(copy));
      addEarlierFiles(dist, monolith);
      servers.push({
        name: nextOf('monolith', unit),
        variant: 'monolith',
        channel: `monolith-${unit}`,
        registry: `monolith-${unit}`,
        history: [[dist], [dist]],
      });
    }
  }
  return servers;
}

/** Module Federation gives no integrity to what it loads, and knows nothing of Trusted Types. */
const UNGUARDED: PageChange = {
  headers: (name, value) => (name === 'integrity-policy' ? null : value.replace(/; require-trusted.*$/, '')),
};

/** The remotes' files on origins of their own. */
function ownOrigins(port: number): PageChange {
  const origins = ORIGIN_HOSTS.map((host) => `https://${host}:${port}`);
  return {
    release: (release) => ({
      ...release,
      units: Object.fromEntries(
        Object.entries(release.units).map(([unit, pinned]) => [
          unit,
          pinned.page === null
            ? { ...pinned, base: `https://${originHost(unit)}:${port}${pinned.base}` }
            : pinned,
        ]),
      ),
    }),
    headers: (name, value) =>
      name === 'content-security-policy'
        ? value.replaceAll(/(script-src|style-src|font-src|connect-src) 'self'/g, `$& ${origins.join(' ')}`)
        : value,
  };
}
