/** A text's key, with the names of its values. */
type Keys = ReadonlyMap<string, readonly string[]>;

/** The types of a unit's keys, as TypeScript declares them: `src/locales/keys.d.ts`. */
export function keyTypes(unit: string, english: ReadonlyMap<string, string>): string {
  const rows = [...keysOf(english)].map(
    ([key, values]) => `      ${quoted(key)}: ${values.map((name) => `'${name}'`).join(' | ') || 'never'};`,
  );
  return [
    '// Made by `npm run text-keys` from en.json.',
    "import '@resort/shared/i18n';",
    '',
    "declare module '@resort/shared/i18n' {",
    '  interface TextKeys {',
    `    ${unit}: {`,
    ...rows,
    '    };',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** i18next's plural forms belong to one key, which needs `count` and every value of its forms. */
function keysOf(english: ReadonlyMap<string, string>): Keys {
  const keys = new Map<string, Set<string>>();
  for (const [key, text] of english) {
    const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    const names = keys.get(base) ?? new Set();
    if (base !== key) names.add('count');
    for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(name);
    keys.set(base, names);
  }
  return new Map([...keys].map(([key, names]) => [key, [...names].sort()]));
}

/** As prettier writes it. */
const quoted = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);
