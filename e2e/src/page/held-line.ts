import type { Page, Request, Route } from 'playwright-core';

/** What a page waits for, in the order of need. */
const KINDS = {
  /** everything but the page itself that the shell needs before it renders: its script, its style, and the skin's */
  shell: /^\/artifacts\/shell\/[^/]+\/(?:static\/(?:js|css)\/shell\.|app\/\w+\.css)/,
  screen: /^\/artifacts\/mf-[^/]+\//,
  /** without the user check, which the guard waits for, and without drawings */
  answer: /^\/gateway\/(?!user\/info|art\/)/,
} as const;
export type Kind = keyof typeof KINDS;

/** So many frames without a request or an answer, and nothing follows by itself. */
const QUIET_FRAMES = 10;
/** A page that asks again and again comes to no rest. */
const MOST_ANSWERS = 40;

/** A line on which a test decides when something arrives. */
export interface HeldLine {
  /** lets everything of this kind pass, also what is asked for later */
  pass(kind: Kind): void;
  /** lets answers arrive one by one, each after the page has drawn the one before, until there are none */
  answerInTurn(which: 'oldest first' | 'newest first'): Promise<void>;
  /** resolves when nothing travels, and nothing new is asked for */
  rest(): Promise<void>;
}

/** From here on nothing of these kinds arrives before the test says so. */
export async function holdLine(page: Page, kinds: readonly Kind[]): Promise<HeldLine> {
  const closed = new Set<Kind>(kinds);
  const held: { kind: Kind; route: Route }[] = [];
  const travelling = new Set<Request>();
  let seen = 0;
  page.on('request', (request) => {
    seen += 1;
    travelling.add(request);
  });
  const hasEnded = (request: Request) => void travelling.delete(request);
  page.on('requestfinished', hasEnded).on('requestfailed', hasEnded);
  // of a call that was sent ahead nobody reads the body before the shell runs
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'fetch') hasEnded(request);
  });
  await page.route(
    (url) => kindOf(url) !== null,
    (route) => {
      const kind = kindOf(new URL(route.request().url()));
      if (kind === null || !closed.has(kind)) return route.continue();
      travelling.delete(route.request());
      held.push({ kind, route });
      return undefined;
    },
  );
  const send = ({ route }: { route: Route }) => {
    travelling.add(route.request());
    return route.continue();
  };
  const rest = async () => {
    let known: number;
    do {
      known = seen;
      await frames(page);
    } while (known !== seen || travelling.size > 0);
  };
  return {
    rest,
    pass(kind) {
      closed.delete(kind);
      const due = held.filter((one) => one.kind === kind);
      held.splice(0, held.length, ...held.filter((one) => one.kind !== kind));
      for (const one of due) void send(one);
    },
    async answerInTurn(which) {
      for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
        await rest();
        const next = which === 'oldest first' ? held.shift() : held.pop();
        if (next === undefined) return;
        await send(next);
      }
    },
  };
}

function kindOf({ pathname }: URL): Kind | null {
  const found = Object.entries(KINDS).find(([, pattern]) => pattern.test(pathname));
  return found === undefined ? null : (found[0] as Kind);
}

const frames = (page: Page): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
        next(count);
      }),
    QUIET_FRAMES,
  );
