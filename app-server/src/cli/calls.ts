import { servedCalls } from '../domains/index.ts';

/** Prints `METHOD<TAB>path` of every call this server answers, sorted. */
const lines = servedCalls.map(({ method, path }) => `${method}\t${path}`).sort();
process.stdout.write(`${lines.join('\n')}\n`);
