import { manifestsOf, nameOf, type Gate } from './gate.ts';

/**
 * A path belongs to one unit, is flat, and has no parameter (specification §2: identity is in the query). A link to a screen
 * that no unit of the set has refuses nothing, because members do not see it (`Link` of `shared/router`); a note lists it.
 */
export const routesGate: Gate = {
  name: 'routes',
  faultsOf(candidate) {
    const owners = new Map<string, string>();
    return manifestsOf(candidate).flatMap((manifest) =>
      manifest.routes.flatMap(({ path }) => {
        const name = nameOf(manifest);
        const faults = [];
        if (!/^\/[\w-]*$/.test(path)) {
          faults.push(
            `${name} has the route ${path}: a route is flat and has no parameter; put what varies into the query.`,
          );
        }
        const owner = owners.get(path);
        if (owner === undefined) owners.set(path, name);
        else {
          faults.push(
            `The route ${path} is in ${owner} and in ${name}: it may have one unit; take it out of the other first.`,
          );
        }
        return faults;
      }),
    );
  },
  notesOf(candidate) {
    const manifests = manifestsOf(candidate);
    const served = new Set(manifests.flatMap(({ routes }) => routes.map(({ path }) => path)));
    return manifests.flatMap((manifest) => {
      const dangling = (manifest.links ?? []).filter((path) => path !== '/' && !served.has(path));
      return dangling.map(
        (path) =>
          `${nameOf(manifest)} links to ${path}, which no unit of this set has: the link is not shown until one has it.`,
      );
    });
  },
};
