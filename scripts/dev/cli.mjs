import { basename } from 'node:path';
import { DEVELOPMENT_CHANNEL } from '@resort/release';
import { startProduct } from '../product/product.mjs';
import { step } from '../product/steps.mjs';
import { deliverDevelopment } from './deliver.ts';
import { refuseMembersChannel, refuseMembersRegistry } from './members-registry.ts';
import { liveRemote } from './live-remote.ts';
import { liveShell } from './live-shell.ts';

/*
 * `npm run dev -w @resort/<unit>`: serves this unit from its sources inside the product, and the other
 * remotes as pinned.
 */
const root = process.cwd();
const unit = basename(root);
process.chdir(new URL('../..', import.meta.url).pathname);

await step('registry of this machine', 'Start it without these variables.', () =>
  refuseMembersRegistry(process.env),
);
await startProduct(process.env, {
  channel: DEVELOPMENT_CHANNEL,
  async deliver(registry, config) {
    await step('registry of this machine', 'Start it with another data folder.', () =>
      refuseMembersChannel(registry),
    );
    await step('development release', 'See the compiler’s message above.', () =>
      deliverDevelopment(registry, config, unit),
    );
  },
  extend: (app, registry) => (unit === 'shell' ? liveShell(app, registry) : liveRemote(app, root)),
});
