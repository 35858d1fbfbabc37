import type { MapStyle } from '@resort/shared/calls/rows';
import { SERVER } from '@resort/shared/variables';
import { readHttpAddress } from './http-address.ts';

/** Below the API base, where the demo serves its own (app-server/demo/map). */
const DEMO = { light: '/map/light.json', dark: '/map/dark.json' };

/**
 * `MAP_STYLE` and `MAP_STYLE_DARK`: addresses of MapLibre style documents. Without the first there is no map, and
 * development has a schematic one.
 */
export function readMapStyle(
  value: (name: string) => string | undefined,
  isDevelopment: boolean,
): MapStyle | undefined {
  const light = readHttpAddress(value, 'MAP_STYLE');
  const dark = readHttpAddress(value, 'MAP_STYLE_DARK');
  if (light !== undefined) return { light, dark: dark ?? light, isSchematic: false };
  if (dark !== undefined) throw new Error('MAP_STYLE_DARK needs MAP_STYLE.');
  if (!isDevelopment) return undefined;
  const base = value('APP_SERVER_BASE') ?? SERVER.APP_SERVER_BASE.default;
  return { light: base + DEMO.light, dark: base + DEMO.dark, isSchematic: true };
}
