import { readOnly, type Only, type PinChange } from '@resort/release/client';
import type { Command } from '../api/ask.ts';

/** What somebody is about to do, in full: what is confirmed is what is sent. */
export interface Plan {
  command: Command;
  /** who gets what, a sentence */
  sentence: string;
  changes: readonly PinChange[];
  reason: string;
  /** the verb on the button */
  confirm: string;
  isDangerous: boolean;
  /** what else there is to know before it */
  note?: string | undefined;
}

/** What every change of a channel says beside its own words. */
export function wordsOf(
  channel: string,
  { expect, reason }: { expect?: number | null; reason: string },
): string[] {
  // the release that was looked at: when somebody was quicker, nothing happens
  const expected = typeof expect === 'number' ? [`--expect=${expect}`] : [];
  return [`--channel=${channel}`, ...expected, `--reason=${reason.trim()}`];
}

/** `12.5` → 1250 basis points; null for what is no share of visitors from 0 to 100 with two decimals at most. */
export function basisPointsOf(percent: string): number | null {
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(percent.trim())) return null;
  const basisPoints = Math.round(Number(percent) * 100);
  return basisPoints <= 10_000 ? basisPoints : null;
}

/** `staff, testers` → both names; null where one of them is none. */
export function cohortsOf(text: string): string[] | null {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  return names.every((name) => /^[a-z][a-z0-9-]*$/.test(name)) ? names : null;
}

/** Reads `market=HK engine=webkit`, or says what is wrong with it. Empty: all visitors. */
export function onlyOf(text: string): { only?: Only; fault?: string } {
  if (text.trim() === '') return {};
  try {
    return { only: readOnly(text) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}
