import * as sharedRows from '@resort/shared/calls/rows';
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Request } from 'playwright-core';
import { STATE_CHANGING_GETS } from '../../../app-server/src/platform/protocol/special-calls.ts';

/** The calls that fail together when a part of the app server is down. */
export interface Group {
  /** `hotel`, as in `mf-hotel` */
  readonly name: string;
  /** as the contracts write them: `POST /hotel/pay` */
  readonly keys: readonly string[];
  has(url: URL): boolean;
  /** whether the call may have an effect: every call but a plain GET */
  changes(request: Request): boolean;
}

const ROOT = new URL('../../../', import.meta.url);

type Topic = Exclude<keyof typeof sharedRows & `${string}Calls`, 'sharedCalls'>;

/** The remote to which shared calls belong. A new topic does not compile without its line. */
const HOME_OF_TOPIC: Readonly<Record<Topic, string>> = {
  badgeCalls: 'content',
  captchaCalls: 'auth',
  cartCalls: 'hotel',
  dictionaryCalls: 'membership',
  dollarBalanceCalls: 'dollars',
  guideCalls: 'content',
  homeCalls: 'content',
  memberCodeCalls: 'membership',
  miniProgramCalls: 'membership',
  oneTimeCodeCalls: 'auth',
  passkeyCalls: 'auth',
  paymentCalls: 'payment',
  planCalls: 'membership',
  receiptCalls: 'membership',
  savedCardCalls: 'membership',
  sessionCalls: 'auth',
  shareCalls: 'content',
  tillCalls: 'membership',
  voucherChoiceCalls: 'vouchers',
  waitingCalls: 'membership',
  walletCalls: 'membership',
};

/** Every call of the contracts once, by remote; a new remote gets its group automatically. */
export async function allGroups(): Promise<readonly Group[]> {
  const keys = new Map<string, string[]>();
  const add = (name: string, table: object) =>
    keys.set(name, [...(keys.get(name) ?? []), ...Object.keys(table)]);
  for (const file of globSync('mf-*/contract/*.calls.ts', { cwd: fileURLToPath(ROOT) }).sort()) {
    const [unit = ''] = file.split('/');
    const rows = (await import(pathToFileURL(fileURLToPath(new URL(file, ROOT))).href)) as object;
    for (const [name, table] of Object.entries(rows))
      if (name.endsWith('Calls')) add(unit.slice('mf-'.length), table as object);
  }
  for (const [topic, table] of Object.entries(sharedRows))
    if (topic in HOME_OF_TOPIC) add(HOME_OF_TOPIC[topic as Topic], table as object);
  return [...keys].map(([name, own]) => groupOf(name, own));
}

const CALL = /^\/gateway(\/.*)$/;

const CHANGING_GETS: ReadonlySet<string> = STATE_CHANGING_GETS;

function groupOf(name: string, keys: readonly string[]): Group {
  const paths = keys.map((key) => {
    const path = key.slice(key.indexOf(' ') + 1);
    return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  });
  return {
    name,
    keys,
    has({ pathname }) {
      const path = CALL.exec(pathname)?.[1];
      return path !== undefined && paths.some((pattern) => pattern.test(path));
    },
    changes: (request) =>
      request.method() !== 'GET' ||
      CHANGING_GETS.has(`GET ${CALL.exec(new URL(request.url()).pathname)?.[1] ?? ''}`),
  };
}
