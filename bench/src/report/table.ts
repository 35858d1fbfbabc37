import type { Figures, RouteFigures } from './figures.ts';

/** What a terminal shows: one line for each route, state and variant. */
export function tableOf(routes: Readonly<Record<string, RouteFigures>>): string {
  const head =
    'route           state    variant    runs  requests   kB  in all  depth    FCP    LCP   data (range)        CLS';
  const lines = Object.entries(routes).flatMap(([route, { states }]) =>
    Object.entries(states).flatMap(([state, { ratios: _ratios, ...variants }]) =>
      Object.entries(variants).map(([variant, figures]) => line([route, state, variant], figures)),
    ),
  );
  return [head, ...lines, '', ratioTable(routes)].join('\n');
}

function line([route = '', state = '', variant = '']: string[], figures: Figures): string {
  const { runs, requests, bytes, bytesInAll, depth, fcp, lcp, data, cls } = figures;
  const times = [fcp, lcp, data].map(({ middle }) => String(Math.round(middle)).padStart(6)).join(' ');
  const range = `(${Math.round(data.min)}–${Math.round(data.max)})`;
  return [
    route.padEnd(15),
    state.padEnd(8),
    variant.padEnd(10),
    String(runs).padStart(4),
    String(requests.median).padStart(9),
    (bytes.median / 1000).toFixed(1).padStart(6),
    (bytesInAll.median / 1000).toFixed(1).padStart(6),
    String(depth.median).padStart(5),
    times,
    range.padEnd(12),
    cls.median.toFixed(3),
  ].join(' ');
}

function ratioTable(routes: Readonly<Record<string, RouteFigures>>): string {
  const cell = (value: number | null) => (value === null ? '–' : value.toFixed(2)).padStart(8);
  const spreadCell = (spread: readonly [number, number] | null) =>
    (spread === null ? '' : `(${spread.map((each) => each.toFixed(2)).join('–')})`).padEnd(12);
  const lines = Object.entries(routes).map(([route, ratios]) =>
    [
      route.padEnd(15),
      cell(ratios.ratioTime),
      spreadCell(ratios.spreadTime),
      cell(ratios.ratioLcp),
      cell(ratios.ratioBytes),
      cell(ratios.ratioDefaults),
      cell(ratios.ratioOrigins),
    ].join(' '),
  );
  return ['cold / monolith     time  (range)       LCP    bytes defaults  origins', ...lines].join('\n');
}
