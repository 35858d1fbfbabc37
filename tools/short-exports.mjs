import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const ENDING = '/package.json';

/**
 * Writes the `exports` of a package with a pattern instead of one entry for each file. Node parses them again for
 * each module of the package that it loads: with drizzle-orm's 130 kB that was half of the server's start.
 */
export function shortenExportsIn(packageFile) {
  const manifest = JSON.parse(readFileSync(packageFile, 'utf8'));
  const exports = shortExports(manifest.exports);
  // another tree may share this file by a hard link: replace it instead of writing into it
  const aside = `${packageFile.slice(0, -ENDING.length)}/.package.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
  renameSync(aside, packageFile);
}

/** The same entries, those of the commonest form as one pattern: './alias': './alias.js' becomes './*': './*.js'. */
export function shortExports(exports) {
  // npm runs this again after an installation that keeps the package; a second pattern would replace the first
  if ('./*' in exports) return exports;
  const forms = new Map(); // Map.groupBy is missing in Node 20, under which an installation may run
  for (const [name, targets] of Object.entries(exports)) {
    const form = formOf(name, targets);
    if (form.includes('./*')) forms.set(form, [...(forms.get(form) ?? []), name]);
  }
  const [form, covered] = [...forms].toSorted((a, b) => b[1].length - a[1].length)[0] ?? ['', []];
  if (covered.length < 2) return exports;
  const others = Object.entries(exports).filter(([name]) => !covered.includes(name));
  return { ...Object.fromEntries(others), './*': JSON.parse(form) };
}

/** An entry's targets as JSON, with a star for its name. Names with a star are patterns already. */
function formOf(name, targets) {
  const text = JSON.stringify(targets);
  if (name === '.' || name.includes('*')) return text;
  return text.replaceAll(`"${name}.`, '"./*.').replaceAll(`"${name}/`, '"./*/');
}
