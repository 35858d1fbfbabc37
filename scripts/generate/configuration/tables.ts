import type { Variable, Variables } from '../../../shared/src/variables/variables.ts';
import { filledPage } from '../pages/fill-marked.ts';
import type { Declared } from './declared.ts';

type Row = [string, Variable][];

/** A variable without a meaning joins the row before it. */
function rowsOf(variables: Variables): Row[] {
  const rows: Row[] = [];
  for (const [name, variable] of Object.entries(variables)) {
    const last = rows.at(-1);
    if (variable.meaning !== undefined) rows.push([[name, variable]]);
    else if (last !== undefined) last.push([name, variable]);
    else throw new Error(`${name} has no meaning.`);
  }
  return rows;
}

function defaultOf({ default: value, defaultText }: Variable): string | undefined {
  if (defaultText !== undefined) return defaultText;
  return typeof value === 'string' ? `\`${value}\`` : value?.toString();
}

/** A section's table in Markdown. */
export function tableOf(variables: Variables): string {
  const rows = rowsOf(variables).map((row) => {
    const names = row.map(([name, { isRequired }]) => `\`${name}\`${isRequired ? ' ★' : ''}`);
    const defaults = row.flatMap(([, variable]) => defaultOf(variable) ?? []);
    return `| ${names.join(', ')} | ${defaults.join(', ') || '–'} | ${row[0]?.[1].meaning} |`;
  });
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** docs/configuration.md with the tables of all sections between its marks. */
export const configurationPage = (file: string, declared: Declared): Promise<string> =>
  filledPage(
    file,
    Object.fromEntries(
      [...declared].map(([section, variables]) => [`variables:${section}`, tableOf(variables)]),
    ),
  );
