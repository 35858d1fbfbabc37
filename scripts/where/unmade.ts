import type { Source } from '../sources.ts';
import { endpointsOf, escape, rowsOf } from './places.ts';

/**
 * Calls of the contracts that no code of the app makes: no hook or initiation of their endpoint, nor their path in other
 * code. (Code that no screen reaches does not exist: `unused` refuses it.) Sorted.
 */
export function unmadeCalls(sources: readonly Source[]): string[] {
  const app = sources.filter(({ file }) => !file.startsWith('app-server/') && !file.endsWith('.calls.ts'));
  return sources
    .filter(({ text }) => text.includes('defineCalls('))
    .flatMap(rowsOf)
    .map(({ key }) => key)
    .filter((key) => !isMade(key, app))
    .sort();
}

function isMade(key: string, app: readonly Source[]): boolean {
  const [, path = ''] = key.split(' ');
  // a route may also name a path, to ask early for what its screen asks for
  const naming = app.filter(({ text }) => text.includes(`'${path}'`));
  const endpoints = naming.flatMap((source) => endpointsOf(source, key));
  if (endpoints.length > 0) return endpoints.some(({ name, file }) => isUsed(name, file, app));
  return naming.some(({ text }) => isSentBy(key, text));
}

/** Outside the file that defines the endpoint its hook, or inside any `endpoints` with its name. */
function isUsed(name: string, definedIn: string, app: readonly Source[]): boolean {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const hook = new RegExp(`\\buse(Lazy)?${capital}(Query|Mutation|InfiniteQuery)\\b`);
  const taken = new RegExp(`\\bendpoints\\.${name}\\b|\\b${name}\\b[^;]*\\} = \\w+\\.endpoints\\b`);
  return app.some(
    ({ file, text }) =>
      (file !== definedIn && text.includes(capital) && hook.test(text)) ||
      (text.includes('endpoints') && taken.test(text)),
  );
}

/** Whether a method of a client is called with the path: `calls.put('/user/{id}/biometricKey'`. */
function isSentBy(key: string, text: string): boolean {
  const [method = '', path = ''] = key.split(' ');
  return new RegExp(`\\b${method.toLowerCase()}(Once)?\\(\\s*'${escape(path)}'`).test(text);
}
