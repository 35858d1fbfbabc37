import type {
  ClientEvent,
  ClientEventKind,
  ClientReport,
  CrashFrame,
  FailureKind,
} from '@resort/shared/remote';
import { UsageError } from '../base/errors.ts';
import { isFilePath, isUnitName, isVersion } from '../storage/names.ts';

const KINDS: Readonly<Record<ClientEventKind, true>> = {
  view: true,
  'load-failure': true,
  'integrity-failure': true,
  crash: true,
  'lcp-good': true,
  'lcp-fair': true,
  'lcp-poor': true,
  'inp-good': true,
  'inp-fair': true,
  'inp-poor': true,
  'cls-good': true,
  'cls-fair': true,
  'cls-poor': true,
};

export const FAILURES: readonly FailureKind[] = ['load-failure', 'integrity-failure', 'crash'];

const MOST_EVENTS = 40;
const MOST_FRAMES = 10;
/** Far beyond the longest script that may be published. */
const LARGEST_NUMBER = 100_000_000;
const LONGEST_NAME = 100;

/**
 * Validates a received report. Throws UsageError for any deviation, including additional fields, so that no
 * personal data can get in.
 */
export function parseReport(body: unknown): ClientReport {
  if (!hasExactly(body, ['schema', 'channel', 'release', 'events']) || body['schema'] !== 'reports/1')
    throw new UsageError('A report has schema "reports/1", channel, release and events, and nothing else.');
  const { channel, release, events } = body;
  if (typeof channel !== 'string' || !isUnitName(channel) || channel.length > LONGEST_NAME)
    throw new UsageError('The channel of a report is the name of one.');
  if (!Number.isSafeInteger(release) || Number(release) < 1)
    throw new UsageError('The release of a report is a number from 1.');
  if (!Array.isArray(events) || events.length === 0 || events.length > MOST_EVENTS || !events.every(isEvent))
    throw new UsageError(
      `A report has 1 to ${MOST_EVENTS} events of kind, unit and version, a crash also a stack of 1 to ${MOST_FRAMES} frames of unit, chunk, line and column, nothing else.`,
    );
  return { schema: 'reports/1', channel, release: Number(release), events };
}

function isEvent(value: unknown): value is ClientEvent {
  const hasStack = typeof value === 'object' && value !== null && Object.hasOwn(value, 'stack');
  if (!hasExactly(value, ['kind', 'unit', 'version', ...(hasStack ? ['stack'] : [])])) return false;
  const { kind, unit, version, stack } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(KINDS, kind)) return false;
  if (hasStack && !(kind === 'crash' && isStack(stack))) return false;
  return isName(unit, isUnitName) && isName(version, isVersion);
}

const isName = (name: unknown, test: (text: string) => boolean) =>
  typeof name === 'string' && name.length <= LONGEST_NAME && test(name);

const isStack = (value: unknown): value is CrashFrame[] =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_FRAMES && value.every(isFrame);

function isFrame(value: unknown): value is CrashFrame {
  if (!hasExactly(value, ['unit', 'chunk', 'line', 'column'])) return false;
  const { unit, chunk, line, column } = value;
  const isPlace = (number: unknown) =>
    Number.isSafeInteger(number) && Number(number) >= 1 && Number(number) <= LARGEST_NUMBER;
  const isChunk = (path: string) => isFilePath(path) && path.endsWith('.js');
  return isName(unit, isUnitName) && isName(chunk, isChunk) && isPlace(line) && isPlace(column);
}

function hasExactly(value: unknown, fields: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const own = Object.keys(value);
  return own.length === fields.length && fields.every((field) => Object.hasOwn(value, field));
}
