import { readFileSync } from 'node:fs';
import { UsageError } from '../../base/errors.ts';

/** Who hears of events: an address that gets a signed POST, or a mailbox. */
export type Target =
  | { name: string; url: string; format: 'json' | 'text' | 'card'; secret: string }
  | { name: string; mail: string; smtp: string; from: string };

/**
 * Reads RELEASE_NOTICES, the path of a JSON file:
 * `{"webhooks": [{"name", "url", "format", "secret"}], "mail": {"smtp", "from", "to": ["…"]}}`. Formats: `json` (the whole
 * event), `text` (Slack, Mattermost, Google Chat), `card` (Teams). Throws UsageError; [] without the setting.
 */
export function readTargets(env: NodeJS.ProcessEnv): Target[] {
  const path = env['RELEASE_NOTICES'];
  if (path === undefined || path === '') return [];
  const file = parsed(path);
  const webhooks = listOf(file['webhooks'] ?? []).map(webhook);
  const mail = file['mail'] === undefined ? [] : mailboxes(Object(file['mail']) as Record<string, unknown>);
  const targets = [...webhooks, ...mail];
  const twice = targets.find(({ name }, at) => targets.findIndex((other) => other.name === name) !== at);
  if (twice) throw new UsageError(`RELEASE_NOTICES: ${twice.name} is named twice.`);
  return targets;
}

const FORMATS = ['json', 'text', 'card'] as const;
/** A shorter secret can be guessed. */
const SHORTEST_SECRET = 16;

function webhook(value: unknown): Target {
  const { name, url, format, secret } = Object(value) as Record<string, unknown>;
  const known = FORMATS.find((one) => one === (format ?? 'json'));
  const isGood =
    isName(name) &&
    typeof url === 'string' &&
    /^https?:$/.test(URL.parse(url)?.protocol ?? '') &&
    known !== undefined &&
    typeof secret === 'string' &&
    secret.length >= SHORTEST_SECRET;
  if (isGood) return { name, url, format: known, secret };
  throw new UsageError(
    `RELEASE_NOTICES: a webhook has a name, a url, a format (json, text, card) and a secret of ${SHORTEST_SECRET} ` +
      'characters or more.',
  );
}

function mailboxes({ smtp, from, to }: Record<string, unknown>): Target[] {
  const boxes = listOf(to);
  if (typeof smtp !== 'string' || typeof from !== 'string' || !boxes.every(isMailbox))
    throw new UsageError('RELEASE_NOTICES: mail has smtp (an address), from and to (a list of mailboxes).');
  return boxes.map((mail) => ({
    name: `mail-${mail.replaceAll(/[^\w-]/g, '-').toLowerCase()}`,
    mail,
    smtp,
    from,
  }));
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,40}$/.test(value);
const isMailbox = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@,;]+@[^\s@,;]+$/.test(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function parsed(path: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(readFileSync(path, 'utf8'))) as Record<string, unknown>;
  } catch {
    throw new UsageError(`RELEASE_NOTICES: ${path} is no JSON file that can be read.`);
  }
}
