import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { breaks } from './breaks.ts';
import { HISTORY, judge } from './judge.ts';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(projectRoot, 'app-server/migrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const inProject = (path: string) => existsSync(join(projectRoot, path));

describe('the migrations of the server', () => {
  it.each(files)('%s leaves the version before working, or says which release ends it', (name) => {
    expect(judge(name, textOf(name), inProject)).toEqual([]);
  });

  it('of the history are those that broke the version before, and no others', () => {
    const broke = files.filter((name) => breaks(textOf(name)).length > 0).map((name) => name.slice(0, 4));
    expect(broke.filter((number) => number < '0034')).toEqual([...HISTORY]);
  });
});

describe('a migration is refused', () => {
  it.each([
    ['ALTER TABLE "member" DROP COLUMN "phone"'],
    ['ALTER TABLE "member" DROP "phone"'],
    ['ALTER TABLE "member" RENAME COLUMN "phone" TO "number"'],
    ['ALTER TABLE "member" RENAME TO "person"'],
    ['DROP TABLE "member" CASCADE'],
    ['drop view if exists totals'],
    ['ALTER TABLE "member" ALTER COLUMN "phone" SET NOT NULL'],
    ['ALTER TABLE "member" ALTER COLUMN "phone" SET DATA TYPE bigint'],
    ['ALTER TABLE "member" ALTER COLUMN "phone" DROP DEFAULT'],
    ['ALTER TABLE "member" ADD COLUMN "rank" text NOT NULL'],
    [`ALTER TABLE "member" ADD COLUMN "a" text DEFAULT '' NOT NULL, ADD COLUMN "b" text NOT NULL`],
    ['ALTER TABLE "member" ADD CONSTRAINT "short" CHECK (length("phone") < 9)'],
    ['CREATE UNIQUE INDEX "one_phone" ON "member" USING btree ("phone")'],
    ['CREATE TABLE "person" ("id" bigint);--> statement-breakpoint\nDROP TABLE "member"'],
    [`-- a guest's table, which ends here\nDROP TABLE "member";\n-- that's all`],
  ])('%s', (sql) => {
    expect(judge('0099_new.sql', `${sql};`, inProject)).toEqual([
      expect.stringMatching(/^0099_new\.sql .+ The version before still runs: .+\.$/),
    ]);
  });
});

describe('a migration is accepted', () => {
  it.each([
    ['CREATE TABLE "gift" ("id" bigint NOT NULL, "member_id" bigint NOT NULL)'],
    [`ALTER TABLE "member" ADD COLUMN "rank" text DEFAULT 'none' NOT NULL`],
    ['ALTER TABLE "member" ADD COLUMN "rank" text'],
    ['CREATE INDEX "member_rank" ON "member" USING btree ("rank")'],
    [
      'CREATE TABLE "gift" ("id" bigint);--> statement-breakpoint\nALTER TABLE "gift" ADD CONSTRAINT "gift_fk" FOREIGN KEY ("id") REFERENCES "member"("id")',
    ],
    [`insert into note (text) values ('DROP TABLE member; it''s only text')`],
    ['create or replace function f() returns void language plpgsql as $$ begin drop table t; end $$'],
    ['-- drop table member\nselect 1'],
  ])('%s', (sql) => {
    expect(judge('0099_new.sql', `${sql};`, inProject)).toEqual([]);
  });
});

describe('the line of a release that contracts', () => {
  const contract = (line: string, sql = 'ALTER TABLE "member" DROP COLUMN "phone";') =>
    judge('0099_new.sql', `${line}\n${sql}`, inProject);
  const RECORD = 'docs/decisions/2026-11-24-operations-files.md';

  it('allows what it names, with the program that needs it no more and a record', () => {
    expect(contract(`-- contracts: since 0098; ${RECORD}`)).toEqual([]);
    // no earlier program works: the deployment stops them all
    expect(contract(`-- contracts: since 0099; ${RECORD}`)).toEqual([]);
  });

  it.each([
    ['a later number', `-- contracts: since 0100; ${RECORD}`, /later than the migration itself\.$/],
    ['no such record', '-- contracts: since 0098; docs/decisions/none.md', /does not exist\.$/],
    ['no record', '-- contracts: since 0098', /The version before still runs/],
  ])('is refused with %s', (_what, line, sentence) => {
    expect(contract(line)).toEqual([expect.stringMatching(sentence)]);
  });

  it('is refused where nothing is taken away', () => {
    expect(contract(`-- contracts: since 0098; ${RECORD}`, 'select 1;')).toEqual([
      '0099_new.sql takes nothing away: remove its line “contracts”.',
    ]);
  });

  it('has a twin for what only looks like a break', () => {
    const widened = 'ALTER TABLE "member" ADD CONSTRAINT "s" CHECK ("status" in (1, 2, 3));';
    expect(contract('-- expands: the rule only accepts more states than before', widened)).toEqual([]);
    expect(contract('-- expands: yes', widened)).toHaveLength(1);
  });
});
