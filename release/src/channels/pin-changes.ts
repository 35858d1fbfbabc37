import type { Pins } from './channel.ts';

export interface PinChange {
  unit: string;
  /** null: this release added the unit */
  from: string | null;
  /** null: this release removed the unit */
  to: string | null;
}

export function changesBetween(before: Pins, after: Pins): PinChange[] {
  const units = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return units
    .map((unit) => ({ unit, from: before[unit] ?? null, to: after[unit] ?? null }))
    .filter(({ from, to }) => from !== to);
}

export function changeText({ unit, from, to }: PinChange): string {
  return `${unit} ${from ?? '(none)'} → ${to ?? '(none)'}`;
}
