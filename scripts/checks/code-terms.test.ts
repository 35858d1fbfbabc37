import { globSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { sourcesBelow, type Source } from '../sources.ts';
import { plantTree, projectRoot } from '../testing/tree.ts';

/** A word that code does not use for something, and the one it uses (docs/glossary.md, “Names in code”). */
interface Rule {
  readonly word: RegExp;
  readonly use: string;
  /** the only folders where the word is refused, because it is right elsewhere */
  readonly within?: readonly string[];
  /** where the word has another meaning, and which */
  readonly except?: Readonly<Record<string, string>>;
}

/** Where shows, their times and who comes to them are at home. */
const TICKETING = [
  'mf-ticketing/',
  'app-server/src/domains/ticketing/',
  'app-server/test/domains/ticketing/',
  'app-server/demo/seeds/tickets/',
];

const RULES: readonly Rule[] = [
  {
    // allowed: the name of an icon, and hotels’ own word for a guest who has checked in
    word: /^(?!House$).*(?<!in_?)house/i,
    use: 'property, or hotel for one with rooms',
    except: { 'app-server/demo/': 'part of names: Couture House' },
  },
  {
    word: /^(?:Scene|SCENES)$/,
    use: 'VoucherScene, CaptchaScene or LegalSection; a picture is a picture',
    except: { 'app-server/demo/art/': 'a drawing of a scene' },
  },
  {
    word: /^(?:event|ticket)Session|^(?:Event|Ticket)Session|^session(?:Category|Facts|OnWire)|^Session(?:Category|Facts)/,
    use: 'performance: a show’s time; a session begins with signing in',
  },
  {
    word: /^(?!sessionStorage$).*session/i,
    use: 'performance: a show’s time',
    within: TICKETING,
    except: {
      'app-server/test/domains/ticketing/guest-races.ts': 'the session of the member who is signed in',
    },
  },
  {
    word: /visitor/i,
    use: 'guest: who comes to a show; a visitor is not signed in',
    within: [...TICKETING, 'shared/src/contract/errors/', 'mf-hotel/src/screens/companions/'],
    except: {
      'mf-ticketing/src/screens/ticket-order/TicketOrderScreen.tsx':
        '`way=visitors`, in addresses that members may have kept',
    },
  },
  { word: /^sharesOf$|^shareOut$/, use: 'split: a share is a link that a member sends, or a shared module' },
];

/** Names that a rule refuses: `file: name, use …`. */
function refused(sources: readonly Source[], rules: readonly Rule[] = RULES): string[] {
  return sources.flatMap((source) => {
    const names = new Set<string>();
    source.visit({ Identifier: ({ name }) => names.add(name) });
    return [...names].flatMap((name) =>
      rules
        .filter(
          ({ word, within = [''], except = {} }) =>
            word.test(name) &&
            startsWithOne(source.file, within) &&
            !startsWithOne(source.file, Object.keys(except)),
        )
        .map(({ use }) => `${source.file}: ${name}, use ${use}`),
    );
  });
}

const startsWithOne = (file: string, starts: readonly string[]) =>
  starts.some((start) => file.startsWith(start));

const folders = ['app-server', 'shared/src', 'shell/src', ...globSync('mf-*', { cwd: projectRoot })];
const all = folders.flatMap((folder) => sourcesBelow(projectRoot, folder));

it('code names each thing by its term', () => {
  expect(all.length).toBeGreaterThan(2000);
  expect(refused(all)).toEqual([]);
});

it('finds a wrong name, but not where the word is right', () => {
  const text = 'export const houseName = 1; export const eventSessions = houseName;';
  const tree = plantTree({
    'unit/a.ts': text,
    'unit/c.ts': 'export const session = 1;',
    'app-server/demo/b.ts': 'export const couturehouse = 1;',
    'app-server/src/domains/ticketing/d.ts': 'export const session = 1; export const visitorOf = 2;',
    'mf-ticketing/e.ts': 'sessionStorage.clear(); export const nextSession = 1;',
  });
  try {
    const sources = ['unit', 'app-server', 'mf-ticketing'].flatMap((folder) =>
      sourcesBelow(tree.root, folder),
    );
    expect(refused(sources).map((line) => line.split(',')[0])).toEqual([
      'unit/a.ts: houseName',
      'unit/a.ts: eventSessions',
      'app-server/src/domains/ticketing/d.ts: session',
      'app-server/src/domains/ticketing/d.ts: visitorOf',
      'mf-ticketing/e.ts: nextSession',
    ]);
  } finally {
    tree.remove();
  }
});

it('has no exception that nothing needs', () => {
  for (const { word, except = {} } of RULES)
    for (const start of Object.keys(except)) {
      const within = all.filter(({ file }) => file.startsWith(start));
      expect([start, refused(within, [{ word, use: '' }]).length > 0]).toEqual([start, true]);
    }
});
