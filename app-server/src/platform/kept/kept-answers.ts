import { LRUCache } from 'lru-cache';
import type { Follower } from '../database/index.ts';
import type { Clock } from '../time/clock.ts';

/** of all answers that a process keeps */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_BYTES_EACH = 1024 * 1024;
/** A longer question is a search of somebody's own, which hardly anybody repeats. */
const LONGEST_QUESTION = 500;
/** what an answer needs beside its bytes */
const OVERHEAD = 300;
/** An answer that is also kept as an object needs about so many times its bytes. */
const AS_OBJECT = 5;

/** A finished answer to everybody who asks the same. */
export interface KeptAnswer {
  /** the whole body, as it is sent */
  readonly body: Buffer;
  /** the same as an object, where something of the caller's own is added to a copy of it */
  readonly reply?: unknown;
}

export interface Question {
  /** the call, the language, and what else the answer depends on */
  readonly key: string;
  /** The answer also changes with the time: it is made again in each second. */
  readonly isTimed: boolean;
}

/**
 * Answers that are the same for everybody, kept until something in the catalogue changes: what editors write, and the
 * hotels (migrations 0020 and 0040). One version counts for all of them, because editors change few things a day. While
 * changes are not heard, nothing is kept.
 */
export interface KeptAnswers {
  /** Calls of each channel; a follower that keeps rows of which answers are made must come before them. */
  readonly followers: readonly Follower[];
  /** When the last change was heard, by `performance.now()`. */
  changedAt(): number;
  /** Of those who ask the same at once, one makes the answer. A failure is not kept. */
  find(question: Question, make: () => Promise<KeptAnswer>): Promise<KeptAnswer>;
}

interface Kept {
  readonly version: string;
  readonly answer: KeptAnswer;
}

function sizeOf({ answer: { body, reply } }: Kept, key: string): number {
  return key.length + OVERHEAD + body.length * (reply === undefined ? 1 : AS_OBJECT);
}

/** `mostBytes`: for tests. */
export function keepAnswers(clock: Clock, mostBytes = MOST_BYTES): KeptAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    maxEntrySize: MOST_BYTES_EACH,
    sizeCalculation: sizeOf,
  });
  const underWay = new Map<string, Promise<KeptAnswer>>();
  let isHearing = false;
  let changes = 0;
  let changedAt = performance.now();
  const change = () => {
    changes += 1;
    changedAt = performance.now();
  };
  const hear = (is: boolean) => {
    isHearing = is;
    change();
    kept.clear();
  };
  const follower = (channel: string): Follower => ({
    channel,
    onHearing: () => hear(true),
    onDeaf: () => hear(false),
    onNotice: change,
  });
  /** An answer that was begun before a change has the version before it, so it is not found afterwards. */
  const versionOf = ({ isTimed }: Question) =>
    isTimed ? `${changes} ${Math.floor(clock.now().getTime() / 1000)}` : `${changes}`;

  const makeOnce = (key: string, version: string, make: () => Promise<KeptAnswer>) => {
    const id = `${version} ${key}`;
    const begun = underWay.get(id);
    if (begun !== undefined) return begun;
    const work = make().then((answer) => {
      kept.set(key, { version, answer });
      return answer;
    });
    underWay.set(id, work);
    const done = () => void underWay.delete(id);
    work.then(done, done);
    return work;
  };

  return {
    followers: ['property', 'catalogue'].map(follower),
    changedAt: () => changedAt,
    find(question, make) {
      const { key } = question;
      if (!isHearing || key.length > LONGEST_QUESTION) return make();
      const version = versionOf(question);
      const found = kept.get(key);
      return found?.version === version ? Promise.resolve(found.answer) : makeOnce(key, version, make);
    },
  };
}
