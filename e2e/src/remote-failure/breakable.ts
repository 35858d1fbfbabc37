/**
 * A change for `buildNextVersion`: the remote works normally, unless the address asks for one of two faults,
 * `?broken=evaluation` or `?broken=render`, or the page gets the event `break`, on which its screen throws.
 */
export const BREAKABLE = {
  file: 'src/remote.ts',
  from: 'export default defineRemote({',
  to: `import { createElement, useEffect, useState, type ComponentType } from 'react';
const isBroken = (how: string) =>
  typeof document !== 'undefined' && new URLSearchParams(location.search).get('broken') === how;
if (isBroken('evaluation')) throw new Error('broken at evaluation');
const breakable: typeof defineRemote = (remote) => {
  if (typeof document === 'undefined') return defineRemote(remote); // the build reads the routes as they are written
  return defineRemote({
    ...remote,
    routes: remote.routes.map((route) => ({
      ...route,
      screen: async () => {
        const Screen = (await route.screen()).default as ComponentType;
        return {
          default: function Breakable() {
            const [hasBroken, setBroken] = useState(false);
            useEffect(() => {
              const fail = () => setBroken(true);
              addEventListener('break', fail);
              return () => removeEventListener('break', fail);
            }, []);
            if (hasBroken || isBroken('render')) throw new Error('broken at render');
            return createElement(Screen);
          },
        };
      },
    })),
  });
};
export default breakable({`,
};

/** Removes the fault from the address, without loading anything. */
export const heal = () => history.replaceState(history.state, '', location.pathname);
