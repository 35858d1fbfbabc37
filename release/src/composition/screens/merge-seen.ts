import type { Candidate } from '../gates/gate.ts';
import type { Base } from './plan-screens.ts';
import { pathOfKey } from './screen-key.ts';
import type { CheckName, OpenedScreen, SeenScreen, SeenScreens } from './seen-screens.ts';
import type { UnitChange } from './unit-changes.ts';

interface Carried {
  base: Base;
  changes: ReadonlyMap<string, UnitChange>;
}

/** What a check saw, with what it carries over: screens of which neither code nor texts changed. */
export function mergeSeen(
  check: CheckName,
  opened: readonly OpenedScreen[],
  candidate: Candidate,
  carried: Carried | null,
): SeenScreens {
  const screens = new Map<string, SeenScreen>();
  if (carried) for (const screen of stillGood(candidate, carried)) screens.set(screen.key, screen);
  for (const { key, unit, languages, links } of opened) {
    const seen = { ...screens.get(key)?.seen };
    for (const language of languages) seen[language] = 0;
    screens.set(key, { key, unit, links, seen });
  }
  const named = { checks: [check, ...(carried?.base.seen.checks ?? [])], screens: [...screens.values()] };
  return withoutUnused(named);
}

/** Positions are those of the earlier check plus one, because the new check comes first. */
function stillGood({ artifacts, shell }: Candidate, { base, changes }: Carried): SeenScreen[] {
  if (changes.has(shell.unit)) return [];
  const units = new Map(artifacts.map(({ manifest }) => [manifest.unit, manifest]));
  return base.seen.screens.flatMap((screen) => {
    const change = changes.get(screen.unit);
    const routes = units.get(screen.unit)?.routes ?? [];
    if (change?.isCode || !routes.some(({ path }) => path === pathOfKey(screen.key))) return [];
    const seen = Object.entries(screen.seen)
      .filter(([language]) => !change?.texts.some((one) => one === language))
      .map(([language, place]) => [language, place + 1]);
    return seen.length === 0 ? [] : [{ ...screen, seen: Object.fromEntries(seen) }];
  });
}

/** Leaves out checks that no screen names any more. */
function withoutUnused({ checks, screens }: SeenScreens): SeenScreens {
  const used = new Set([0, ...screens.flatMap(({ seen }) => Object.values(seen))]);
  const places = checks.map((_, place) => place).filter((place) => used.has(place));
  const moved = screens.map((screen) => {
    const seen = Object.entries(screen.seen).map(([language, place]) => [language, places.indexOf(place)]);
    return { ...screen, seen: Object.fromEntries(seen) };
  });
  return { checks: places.flatMap((place) => checks[place] ?? []), screens: moved };
}
