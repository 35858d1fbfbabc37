/** The colours of the drawing in each scheme. */
const COLOURS = {
  light: {
    sea: '#d6e4ea',
    land: '#f7f2ea',
    neighbour: '#e6e3dd',
    park: '#dfe7d3',
    road: '#d3c2ab',
    edge: '#c9bda9',
    text: '#4a3d35',
    halo: '#fffdf9',
  },
  dark: {
    sea: '#10191e',
    land: '#2a2426',
    neighbour: '#1d1b1d',
    park: '#262d24',
    road: '#594c41',
    edge: '#453a38',
    text: '#e9ddd2',
    halo: '#171112',
  },
} as const;
export type MapScheme = keyof typeof COLOURS;
export const isMapScheme = (name: string): name is MapScheme => Object.hasOwn(COLOURS, name);

const of = (...kinds: string[]) => ['in', ['get', 'kind'], ['literal', kinds]];

/** A MapLibre style document of the schematic drawing: https://maplibre.org/maplibre-style-spec */
export function mapStyle(scheme: MapScheme, data: string) {
  const { sea, land, neighbour, park, road, edge, text, halo } = COLOURS[scheme];
  const area = (kind: string, colour: string) => ({
    id: kind,
    type: 'fill',
    source: 'macau',
    filter: of(kind),
    paint: { 'fill-color': colour },
  });
  const names = (kind: string, size: number, minzoom: number) => ({
    id: `${kind}-names`,
    type: 'symbol',
    source: 'macau',
    minzoom,
    filter: of(kind),
    layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'], 'text-size': size },
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.2 },
  });
  const width = ['interpolate', ['linear'], ['zoom'], 10, 0.8, 15, 5];
  return {
    version: 8,
    sources: { macau: { type: 'geojson', data } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      area('neighbour', neighbour),
      area('land', land),
      area('park', park),
      {
        id: 'coast',
        type: 'line',
        source: 'macau',
        filter: of('land', 'neighbour'),
        paint: { 'line-color': edge, 'line-width': 1 },
      },
      {
        id: 'roads',
        type: 'line',
        source: 'macau',
        filter: of('road', 'bridge'),
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': road, 'line-width': width },
      },
      names('neighbourName', 12, 9),
      names('district', 15, 9),
      names('place', 12, 12.5),
    ],
  };
}
