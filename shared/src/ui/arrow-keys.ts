/** Where a key leads from one of several that are one stop for the keyboard; the arrows go round. */
const STEPS: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at, of) => at + of - 1,
  Home: () => 0,
  End: (_at, of) => of - 1,
};

/** The same where the arrows up and down mean them, too. */
const ALIASES: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** The position that a key leads to; undefined where it leads nowhere. `all`: arrows up and down count, too. */
export function positionAfter(key: string, at: number, of: number, all = false): number | undefined {
  const step = STEPS[all ? (ALIASES[key] ?? key) : key];
  return step === undefined || of === 0 ? undefined : step(at, of) % of;
}
