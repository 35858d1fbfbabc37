import type { UnitRoute } from '@resort/shared/remote';
import { FIRST_ROUTE } from '../../../e2e/src/first-route/budget.ts';
import { BUDGETS } from './budgets.ts';
import type { BuiltUnit } from './units.ts';

/** Something with a budget. */
export interface Weighed {
  what: string;
  bytes: number;
  budget: number;
}

const COLD_START = 'every script of a cold start';

/** The route whose cold start is closest to its budget; undefined without a remote. */
export function heaviestColdStart(weighed: readonly Weighed[]): Weighed | undefined {
  return weighed
    .filter(({ what }) => what.endsWith(COLD_START))
    .sort((one, other) => one.budget - one.bytes - (other.budget - other.bytes))[0];
}

/** The size of everything with a budget. Fails without a shell, because nothing would be checked. */
export function weighUnits(units: readonly BuiltUnit[]): Weighed[] {
  const shell = units.find(({ manifest }) => manifest.page !== null);
  if (!shell) throw new Error('no shell among the builds: npm test -- build');
  const remotes = units.filter((unit) => unit !== shell);
  return [
    { what: 'shell: first script', bytes: shellScript(shell), budget: BUDGETS.shellScript },
    {
      what: 'shell: first style',
      bytes: sum(shell, shell.manifest.page?.styles ?? []),
      budget: BUDGETS.shellStyle,
    },
    {
      what: 'shell: inline script',
      bytes: sum(shell, shell.manifest.page ? [shell.manifest.page.boot] : []),
      budget: BUDGETS.inlineScript,
    },
    {
      what: 'shell: inline style',
      bytes: sum(shell, [shell.manifest.page?.inlineStyle ?? []].flat()),
      budget: BUDGETS.inlineStyle,
    },
    ...Object.entries(shell.manifest.provides).map(([share, files]) => ({
      what: `shell: lazy ${share}`,
      bytes: sum(shell, files.filter(isScript)),
      budget: BUDGETS.lazyShare,
    })),
    ...remotes.flatMap((unit) => [
      {
        what: `${unit.manifest.unit}: entry`,
        bytes: unit.weigh(unit.manifest.entry),
        budget: BUDGETS.remoteEntry,
      },
      ...unit.manifest.routes.flatMap((route) => weighRoute(shell, unit, route)),
    ]),
  ];
}

function weighRoute(shell: BuiltUnit, unit: BuiltUnit, route: UnitRoute): Weighed[] {
  const name = `${unit.manifest.unit} ${route.path}`;
  const shared = [...new Set(route.shares.flatMap((share) => shell.manifest.provides[share] ?? []))];
  const scripts =
    shellScript(shell) +
    heaviestTexts(shell) +
    sum(shell, shared.filter(isScript)) +
    unit.weigh(unit.manifest.entry) +
    heaviestTexts(unit) +
    sum(unit, route.files.filter(isScript));
  return [
    { what: `${name}: its own files`, bytes: sum(unit, route.files), budget: BUDGETS.route },
    { what: `${name}: ${COLD_START}`, bytes: scripts, budget: FIRST_ROUTE },
  ];
}

const isScript = (file: string) => file.endsWith('.js');
const sum = (unit: BuiltUnit, files: readonly string[]) =>
  files.reduce((total, file) => total + unit.weigh(file), 0);
const shellScript = (shell: BuiltUnit) => sum(shell, shell.manifest.page?.scripts ?? []);

/** A page loads one language: the largest counts. */
const heaviestTexts = (unit: BuiltUnit) =>
  Math.max(...Object.values(unit.manifest.texts).map((files) => sum(unit, files)));
