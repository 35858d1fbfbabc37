import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asc } from 'drizzle-orm';
import { createKey, revokeKey } from '../partner/keys.ts';
import { openDispatches, resendDispatch } from '../domains/hotel/stays/party/resend.ts';
import { createClock, macauInstant } from '../platform/time/clock.ts';
import { attachDatabase, type Database } from '../platform/database/index.ts';
import { partnerKey } from '../schema/index.ts';
import { runTool } from './tool.ts';

const USAGE =
  'Say it so: npm run partner -- keys create <partner> --scopes code:read,sale:write [--properties sjm,glp] [--reports-arrivals] [--public-key file.pem]; keys list; keys revoke <keyId>; webhooks list; webhooks resend <partyRequestId>.';
const say = (line: string) => process.stdout.write(`${line}\n`);
const parts = (list: string | undefined) => (list ?? '').split(',').filter(Boolean);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    scopes: { type: 'string' },
    properties: { type: 'string' },
    'reports-arrivals': { type: 'boolean', default: false },
    'public-key': { type: 'string' },
  },
});

async function create(db: Database, partner: string): Promise<void> {
  const file = values['public-key'];
  const { keyId, privateKey } = await createKey(db, {
    partner,
    scopes: parts(values.scopes),
    properties: parts(values.properties),
    reportsArrivals: values['reports-arrivals'],
    publicKey: file === undefined ? undefined : readFileSync(file, 'utf8'),
  });
  say(keyId);
  if (privateKey !== undefined) say(`${privateKey}It is shown this once; we keep only its public half.`);
}

async function list(db: Database): Promise<void> {
  for (const key of await db.select().from(partnerKey).orderBy(asc(partnerKey.createdAt))) {
    const { keyId, scopes, properties, reportsArrivals, revokedAt } = key;
    const where = properties.length === 0 ? 'all properties' : properties.join(',');
    const state = revokedAt === null ? 'in use' : `revoked ${macauInstant(revokedAt)}`;
    say(`${keyId}\t${state}\t${scopes.join(',')}\t${where}${reportsArrivals ? '\treports arrivals' : ''}`);
  }
}

/** Events of bookings that no party has decided. */
async function listWebhooks(db: Database): Promise<void> {
  for (const one of await openDispatches(db)) {
    const { partyRequestId, partyCode, event, orderNo, status, createdAt, lastError } = one;
    const trouble = lastError === null ? [] : [lastError];
    say([partyRequestId, partyCode, event, orderNo, status, macauInstant(createdAt), ...trouble].join('\t'));
  }
}

async function resendWebhook(db: Database, partyRequestId: string): Promise<void> {
  const isFound = await resendDispatch(db, createClock(), partyRequestId);
  if (!isFound) throw new Error('There is no such event.');
  say(`${partyRequestId} will be sent again.`);
}

async function run(db: Database): Promise<void> {
  const [what, verb, subject = ''] = positionals;
  if (what === 'webhooks' && verb === 'list') return listWebhooks(db);
  if (what === 'webhooks' && verb === 'resend' && subject !== '') return resendWebhook(db, subject);
  if (what === 'keys' && verb === 'create' && subject !== '') return create(db, subject);
  if (what === 'keys' && verb === 'list') return list(db);
  if (what !== 'keys' || verb !== 'revoke' || subject === '') throw new Error(USAGE);
  if (!(await revokeKey(db, subject))) throw new Error('There is no such key in use.');
  say(`${subject} is revoked.`);
}

/** The keys of partners, on the database of DATABASE_URL or of DATA_DIR, also while the product runs. */
await runTool(async () => {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const target = { databaseUrl: DATABASE_URL || undefined, dataDir: DATA_DIR || undefined, log };
  const database = await attachDatabase(target);
  try {
    await run(database.db);
  } finally {
    await database.close();
  }
});
