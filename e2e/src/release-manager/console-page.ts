import { textsOf } from '@resort/shared/testing/texts';
import type { Locator, Page } from 'playwright-core';
import { startServer, type Product } from '../product/product.ts';

const say = textsOf('console');

const projectRoot = new URL('../../..', import.meta.url).pathname;

/** Serves a product's registry over HTTP, with its console; `end` stops it and keeps the product's data. */
export function serveRegistry({ dataDir }: Product): Promise<Pick<Product, 'origin' | 'end'>> {
  const program = ['scripts/release/cli.ts', 'serve', '--port', '0'];
  return startServer(projectRoot, program, { dataDir });
}

/** Fields in a dialog of the console beside the reason. */
export interface Wish {
  /** unit → version */
  versions?: Record<string, string>;
  /** per cent of the visitors; default: everybody at once */
  share?: string;
  reason: string;
}

/** The release console from a user's view. */
export interface ConsolePage {
  signIn(token: string): Promise<void>;
  signOut(): Promise<void>;
  /** the panel with a heading: Health, History, Log, … */
  panel(name: string | RegExp): Locator;
  /** a button that starts a change: `Pin versions …` */
  way(name: string): Locator;
  /** Fills in the dialog of a button, and returns the dialog at its confirmation. */
  ask(way: string, wish: Wish): Promise<Locator>;
  /** Presses the confirming button, and waits for the registry's response. */
  confirm(action: string, outcome: string | RegExp): Promise<void>;
  /** the row of a unit's failures of one kind, `crashed` */
  health(unit: string, kind: string): Locator;
}

/** Opens the console of a registry, on the page of `channel`. */
export async function openConsole(page: Page, origin: string, channel = 'production'): Promise<ConsolePage> {
  await page.goto(`${origin}/console?channel=${channel}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const panel = (name: string | RegExp) => page.getByRole('region', { name });
  return {
    async signIn(token) {
      await page.getByLabel(say('signIn.token'), { exact: true }).fill(token);
      await press(say('signIn.action'));
    },
    signOut: () => press(say('signOut')),
    panel,
    way: (name) => page.getByRole('button', { name, exact: true }),
    async ask(way, { versions = {}, share, reason }) {
      await press(way);
      const dialog = page.getByRole('dialog').first();
      for (const [unit, version] of Object.entries(versions)) {
        await dialog.getByRole('combobox', { name: new RegExp(`^${unit}`) }).click();
        // the option's name goes on with the commit that the version was built from
        await page.getByRole('option', { name: new RegExp(`^${version}\\b`) }).click();
      }
      const percent = dialog.getByLabel(say('audience.percent'));
      if (share !== undefined) await percent.fill(share);
      else if ((await percent.count()) > 0)
        await dialog.getByRole('radio', { name: say('audience.everybody') }).check();
      await dialog.getByLabel(say('reason.label')).fill(reason);
      await dialog.getByRole('button', { name: say('continue') }).click();
      return dialog;
    },
    async confirm(action, outcome) {
      await press(action);
      await page.getByRole('status').filter({ hasText: outcome }).waitFor();
    },
    health: (unit, kind) =>
      panel(say('health.title'))
        .locator('tbody')
        .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${unit}`) }) })
        .getByRole('row')
        .filter({ hasText: kind }),
  };
}
