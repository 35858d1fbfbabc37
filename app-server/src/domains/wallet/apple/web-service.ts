import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { AppleWallet } from '../../../platform/integrations/wallet-config.ts';
import { contentOf, unlessRefused } from '../content/content-of.ts';
import { digestOf } from '../content/digest.ts';
import { isProven, ownedBySerial, tokenOf } from '../content/serial.ts';
import { passRegistration } from '../tables/registrations.ts';
import { PASS_MEDIA_TYPE, passFile, type PassService } from './pass-file.ts';

/** Below the API base; Apple adds `/v1/…`. */
const SERVICE_PATH = '/wallet/apple';

const BODY_LIMIT_BYTES = 16 * 1024;
const MOST_LOGGED = 5;

type Context = Services & {
  readonly db: Database;
  readonly wallet: AppleWallet;
  /** of the API, as phones reach it: `https://members.example.com/gateway` */
  readonly base: string | undefined;
};
/** What a pass names for its updates; Apple takes https alone. */
export function serviceOf(
  context: Services & Pick<Context, 'base'>,
  serial: string,
): PassService | undefined {
  const { base } = context;
  if (!base?.startsWith('https://')) return undefined;
  return { webServiceURL: base + SERVICE_PATH, authenticationToken: tokenOf(context, serial) };
}

interface Named {
  readonly passType: string;
  readonly serial: string;
  readonly device: string;
}
type OfPass = FastifyRequest<{ Params: Named }>;

const device = z.string().check(z.regex(/^[\w-]{1,64}$/));
const registering = z.object({ pushToken: z.string().check(z.regex(/^[0-9A-Za-z]{1,200}$/)) });
/** milliseconds since 1970, as an earlier answer named them */
const updatedSince = z.string().check(z.regex(/^\d{1,15}$/));
const logged = z.object({ logs: z.array(z.string()) });

const isThis = ({ device: phone, serial }: Named) =>
  and(eq(passRegistration.device, phone), eq(passRegistration.serial, serial));

/** The pass that a phone proves to have; answers 401 for any other. */
async function provenPass({ db, wallet, ...services }: Context, request: OfPass, reply: FastifyReply) {
  const { passType, serial } = request.params;
  const isIt = passType === wallet.passType && isProven(services, serial, request.headers.authorization);
  const owned = isIt ? await ownedBySerial(db, serial) : undefined;
  if (owned === undefined) await reply.code(401).send();
  return owned;
}

async function register(context: Context, request: OfPass, reply: FastifyReply) {
  const { db, clock } = context;
  const owned = await provenPass(context, request, reply);
  if (owned === undefined) return reply;
  const found = registering.safeParse(request.body);
  if (!found.success || !device.safeParse(request.params.device).success) return reply.code(400).send();
  const { pushToken } = found.data;
  const { device: phone, serial } = request.params;
  const content = await unlessRefused(contentOf(db, context, owned));
  if (content === undefined) return reply.code(404).send();
  const digest = digestOf(content);
  const at = { changedAt: clock.sqlNow(), checkedAt: clock.sqlNow() };
  const [added] = await db
    .insert(passRegistration)
    .values({ device: phone, serial, memberId: owned.memberId, pushToken, digest, ...at })
    .onConflictDoUpdate({ target: [passRegistration.device, passRegistration.serial], set: { pushToken } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return reply.code(added?.isNew ? 201 : 200).send();
}

/** The phone's passes that changed after what it was told last; the phone proves nothing here, and hears numbers alone. */
async function changes(
  { db, wallet }: Context,
  { params, query }: FastifyRequest<{ Params: Named; Querystring: { passesUpdatedSince?: unknown } }>,
  reply: FastifyReply,
) {
  const isKnown = params.passType === wallet.passType && device.safeParse(params.device).success;
  if (!isKnown) return reply.code(404).send();
  const since = updatedSince.safeParse(query.passesUpdatedSince ?? '0');
  if (!since.success) return reply.code(400).send();
  const rows = await db
    .select({ serial: passRegistration.serial, at: passRegistration.changedAt })
    .from(passRegistration)
    .where(
      and(
        eq(passRegistration.device, params.device),
        gt(passRegistration.changedAt, new Date(Number(since.data))),
      ),
    )
    .orderBy(desc(passRegistration.changedAt));
  // the database counts microseconds, the phone repeats milliseconds
  const [latest] = rows;
  if (latest === undefined) return reply.code(204).send();
  return { serialNumbers: rows.map(({ serial }) => serial), lastUpdated: String(latest.at.getTime() + 1) };
}

/**
 * PassKit's web service below the API base: phones register for a pass, ask what changed, and fetch it again. A phone
 * proves by the token in the pass that the pass is on it.
 */
export function registerPassService(fastify: FastifyInstance, context: Context): void {
  const { db, wallet } = context;
  const registration = `${SERVICE_PATH}/v1/devices/:device/registrations/:passType`;
  const options = { bodyLimit: BODY_LIMIT_BYTES };
  fastify.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  fastify.post<{ Params: Named }>(`${registration}/:serial`, options, (request, reply) =>
    register(context, request, reply),
  );
  fastify.delete<{ Params: Named }>(`${registration}/:serial`, options, async (request, reply) => {
    if ((await provenPass(context, request, reply)) === undefined) return reply;
    await db.delete(passRegistration).where(isThis(request.params));
    return reply.code(200).send();
  });
  fastify.get<{ Params: Named; Querystring: { passesUpdatedSince?: unknown } }>(
    registration,
    (request, reply) => changes(context, request, reply),
  );
  fastify.get<{ Params: Named }>(`${SERVICE_PATH}/v1/passes/:passType/:serial`, async (request, reply) => {
    const owned = await provenPass(context, request, reply);
    if (owned === undefined) return reply;
    const content = await unlessRefused(contentOf(db, context, owned));
    if (content === undefined) return reply.code(404).send();
    return reply
      .type(PASS_MEDIA_TYPE)
      .send(await passFile(wallet, content, serviceOf(context, content.serial)));
  });
  fastify.post(`${SERVICE_PATH}/v1/log`, options, async (request, reply) => {
    const found = logged.safeParse(request.body);
    const said = found.success ? found.data.logs.slice(0, MOST_LOGGED) : [];
    for (const text of said) request.log.warn({ said: text.slice(0, 300) }, 'a phone reports of a pass');
    return reply.code(200).send();
  });
}
