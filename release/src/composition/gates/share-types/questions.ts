/** One name of a share that one remote uses. */
export interface Use {
  /** `mf-shop@0.3.1` */
  remote: string;
  share: string;
  name: string;
  /** the props that the remote sets, if it is a component; `*`: all */
  props: readonly string[];
}

/**
 * What a line of the program asks:
 * - `whole`: is the offered type assignable to the used one?
 * - `each`: the same of a function for each literal that its first parameter allows. Only this finds out that
 * `to('/hotel', …)` is as before when another path was added.
 * - `lost`: does a component still have all props that the remote sets? Extra props are no error otherwise.
 */
export interface Question {
  use: Use;
  kind: 'whole' | 'each' | 'lost';
}

export interface Line {
  text: string;
  question: Question | null;
}

const TYPES = [
  'type Keys<P> = P extends unknown ? keyof P : never;',
  'type Props<F> = F extends (props: infer P) => unknown ? Keys<P> : never;',
  'type Gone<U, O, Set> = Exclude<Set & Props<U>, Props<O>>;',
  'type Kept<U, O, Set> = [Gone<U, O, Set>] extends [never] ? true : Gone<U, O, Set>;',
  'type First<F> = F extends (first: infer P, ...rest: never) => unknown ? Extract<P, string> : never;',
];

/** A program with these questions. It compiles if `./offered` can take the place of `./used`. */
export function program(uses: readonly Use[], kinds: readonly Question['kind'][]): Line[] {
  const byShare = [...Map.groupBy(uses, ({ share }) => share)];
  return [
    ...TYPES.map(silent),
    ...byShare.flatMap(([share, of], at) => [
      silent(`import type * as O${at} from './offered/shares/${share}';`),
      silent(`import type * as U${at} from './used/shares/${share}';`),
      ...of
        .flatMap((use) => linesOf(use, at))
        .filter(({ question }) => question && kinds.includes(question.kind)),
    ]),
  ];
}

const silent = (text: string): Line => ({ text, question: null });

function linesOf(use: Use, at: number): Line[] {
  const { name, props } = use;
  const [used, offered] = [`typeof U${at}.${name}`, `typeof O${at}.${name}`];
  const line = (kind: Question['kind'], type: string, value: string): Line => ({
    text: `export const ${kind}_${at}_${name}: ${type} = ${value};`,
    question: { use, kind },
  });
  const literals = `First<${used}>`;
  const each = (type: string) => `{ [P in ${literals}]: ${type}<P> }`;
  const set = props.includes('*') ? `Props<${used}>` : props.map((prop) => JSON.stringify(prop)).join(' | ');
  return [
    line('whole', used, `null! as ${offered}`),
    // an empty set of literals proves nothing
    line('each', `[${literals}] extends [never] ? 'none' : ${each(used)}`, `null! as ${each(offered)}`),
    ...(set === '' ? [] : [line('lost', `Kept<${used}, ${offered}, ${set}>`, 'true')]),
  ];
}
