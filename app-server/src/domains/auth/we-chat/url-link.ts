import { createHash, randomBytes } from 'node:crypto';
import type { sharedCalls } from '@resort/shared/calls/rows';
import { generateUrlLink } from './api.ts';
import { lentByWeChat } from './cache.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { describeError } from '../../../platform/logging/logging.ts';
import { miniProgramHandOff } from '../../../schema/index.ts';

type Context = ContextOf<typeof sharedCalls, 'POST /common/miniprogram/jsapi/url'>;

const DAY_MS = 86_400_000;
/** All visitors get the same link for a day; WeChat issues at most half a million a day. */
const REUSE_SECONDS = 86_400;

/** Without a mini-program: a page of this machine that shows what would have been handed over. */
async function handOverHere({ body, db, clock }: Context): Promise<string> {
  const token = randomBytes(12).toString('hex');
  await db.insert(miniProgramHandOff).values({ ...body, token, at: clock.sqlNow() });
  return `/_dev/miniprogram?id=${token}`;
}

async function made(context: Context): Promise<string> {
  const { body, db, environment, integrations } = context;
  const { weChat } = integrations;
  if (weChat?.miniProgram === undefined) {
    if (environment === 'development') return handOverHere(context);
    throw new DomainError('WECHAT_OFF');
  }
  const account = { ...weChat.miniProgram, apiBase: weChat.apiBase };
  const { path, query, expireType, expireInterval, envVersion } = body;
  const what = [account.appId, path, query, envVersion, expireInterval].join('\n');
  const key = `link ${createHash('sha256').update(what).digest('hex')}`;
  return lentByWeChat(db, context, key, async () => ({
    seconds: REUSE_SECONDS,
    value: await generateUrlLink(db, context, account, {
      path,
      query,
      expire_type: expireType,
      expire_interval: expireInterval,
      env_version: envVersion,
    }),
  }));
}

/** A link into the mini-program. Throws WECHAT_OFF, LINK_FAILED. */
export async function urlLink(context: Context) {
  const { body, clock, log } = context;
  const expireAt = macauInstant(new Date(clock.now().getTime() + body.expireInterval * DAY_MS));
  try {
    return { urlLink: await made(context), expireAt };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    log.warn({ err: describeError(error) }, 'a mini-program link was not made');
    throw new DomainError('LINK_FAILED');
  }
}
