import { fileURLToPath } from 'node:url';
import { allKeys, findCall, nearestKeys, readProduct } from './find-call.ts';
import type { Place } from './places.ts';

/*
 * `npm run where 'POST /user/otp/login'`: where a call is in the code. An unknown call exits with 1 and the
 * nearest names.
 */
const asked = process.argv.slice(2).join(' ').trim();
const sources = readProduct(fileURLToPath(new URL('../..', import.meta.url)));
const keys = allKeys(sources);

if (keys.includes(asked)) print(findCall(sources, asked));
else {
  console.error(`No contract has "${asked}". The nearest: ${nearestKeys(keys, asked).join(', ')}`);
  process.exitCode = 1;
}

function print({ row, handler, endpoint, uses, screens }: ReturnType<typeof findCall>): void {
  const line = ({ file, line: number }: Place) => `${file}:${number}`;
  const lists: [string, string[]][] = [
    ['contract', row.map(line)],
    ['handler', handler.map(line)],
    ['endpoint', endpoint.map(line)],
    ['called at', uses.map(line)],
    ['screens', screens],
  ];
  for (const [title, places] of lists) {
    console.log(`${title.padEnd(10)} ${places.join(`\n${' '.repeat(11)}`) || 'none'}`);
  }
}
