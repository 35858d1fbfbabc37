import type { CrashFrame } from '@resort/shared/remote';
import type { EntryAhead } from '../entry-ahead.ts';
import { rememberStack } from '../health/kept-stacks.ts';

/** The maximum that the origin accepts (release/src/health/report.ts). */
const MOST_FRAMES = 10;

/**
 * A frame of Chrome (`at name (address:1:2)`), Firefox or Safari (`name@address:1:2`) in a file of a published unit.
 * Everything else in a line, such as names, is left out.
 */
const FRAME = /^(?:\s*at .*|[^\n]*@.*)\/artifacts\/([\w-]+)\/([\w.-]+)\/([\w./~@=,()-]+\.js):(\d+):(\d+)\)?$/;

/**
 * Where an error comes from: places in scripts of these versions only. Nothing of the error's message is read, because
 * it may have what a visitor typed.
 */
export function framesOf(error: unknown, versions: Readonly<Record<string, string>>): CrashFrame[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  const { stack, message } = error;
  // Chrome's stack begins with name and message, and a message may have lines like frames
  const head = stack.indexOf(`: ${message}`);
  const isHead = head >= 0 && /^[\w$.]*$/.test(stack.slice(0, head));
  const frames = isHead ? stack.slice(head + message.length + 2) : stack;
  return frames.split('\n').flatMap(frameOf(versions)).slice(0, MOST_FRAMES);
}

const frameOf = (versions: Readonly<Record<string, string>>) => (text: string) => {
  const [, unit = '', version = '', chunk = '', line, column] = FRAME.exec(unpacked(text)) ?? [];
  return versions[unit] === version && chunk !== ''
    ? [{ unit, chunk, line: Number(line), column: Number(column) }]
    : [];
};

/** The line of a stack with a file instead of a place in the page's pack, where every second line is a file. */
function unpacked(text: string): string {
  const { address, files = [] } = (globalThis as { entryAhead?: EntryAhead }).entryAhead ?? {};
  const [before, after] = text.split(`${address}:`);
  const line = parseInt(after ?? '');
  const file = files[(line - 1) / 2];
  return file === undefined ? text : `${before}${file}:1${after?.slice(String(line).length)}`;
}

/** Keeps it for the report of this page or the next. */
export function keepStack(unit: string, error: unknown, versions: Readonly<Record<string, string>>): void {
  const stack = framesOf(error, versions);
  if (stack.length > 0) rememberStack(unit, versions[unit] ?? '', stack);
}
