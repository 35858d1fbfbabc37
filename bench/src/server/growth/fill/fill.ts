import pg from 'pg';
import type { Shape } from './shape.ts';
import { movements } from './movements.ts';
import { people } from './people.ts';
import { remains } from './remains.ts';
import { stays } from './stays.ts';
import { vouchers } from './vouchers.ts';

/** Filled one after the other, the parts of one step at the same time. */
const STEPS = [
  { people },
  { movements, others: (shape: Shape) => [...vouchers(shape), ...stays(shape)] },
  { remains },
];

/** What makes it a matter of minutes. A crash during the filling loses nothing that anybody needs. */
const IN_BULK = [
  'alter system set fsync = off',
  'alter system set full_page_writes = off',
  "alter system set max_wal_size = '8GB'",
  "alter system set maintenance_work_mem = '1GB'",
  'select pg_reload_conf()',
];
const AS_BEFORE = [
  'alter system reset fsync',
  'alter system reset full_page_writes',
  'alter system reset max_wal_size',
  'alter system reset maintenance_work_mem',
  'select pg_reload_conf()',
];

/** What the statements refer to, in a database with the demo's catalogues. */
async function shapeOf(client: pg.Client, members: number, sealMark: Buffer): Promise<Shape> {
  const { rows } = await client.query<Record<string, string>>(`
    select (select min(id) from coupon) as coupon, room_type.id as room, rate_plan.id as plan,
      (select min(id) from earning_rule) as rule,
      (select id from ledger_account where member_id is null and unit = 'DOLLAR' and bucket = 'LIABILITY') as liability
    from room_type, rate_plan order by room_type.id, rate_plan.id limit 1`);
  const [row] = rows;
  if (row === undefined) throw new Error('the demo has no room to stay in');
  return {
    members,
    couponId: Number(row['coupon']),
    roomTypeId: Number(row['room']),
    ratePlanId: Number(row['plan']),
    earningRuleId: Number(row['rule']),
    liabilityId: Number(row['liability']),
    sealMark: sealMark.toString('hex'),
  };
}

/** The product's own rows get ids above those of the filled ones. */
const MOVE_IDS = `
  do $$ declare one record; top bigint; begin
    for one in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'
    loop
      execute format('select max(%I) from %I', one.column_name, one.table_name) into top;
      if top is not null then perform setval(pg_get_serial_sequence(one.table_name, one.column_name), top); end if;
    end loop;
  end $$`;

/**
 * How all indexes but primary keys are dropped and made again: making them afterwards takes a fraction of the time of
 * keeping them. Unique ones that a foreign key needs stay.
 */
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint own
  where contype = 'u' and connamespace = 'public'::regnamespace
    and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = own.conindid)`;

/** Runs the statements on a connection without triggers and foreign keys. */
async function run(address: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes them again, half on each of two connections. */
async function makeIndexes(address: string, statements: readonly string[]): Promise<void> {
  const waiting = [...statements];
  const work = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await run(address, [one]);
  };
  await Promise.all([work(), work()]);
}

/**
 * Fills the tables with so many members and a year of each, of the shape that docs/measurements/scaling.md assumes.
 * Triggers and foreign keys are off, so that it takes minutes: `faultsOf` shows that what they guard is true.
 */
export async function fill(
  address: string,
  { members, sealMark }: { readonly members: number; readonly sealMark: Buffer },
  tell: (line: string) => void,
): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    tell(`${members} members: ${name} in ${Math.round((performance.now() - began) / 1000)} s`);
  };
  try {
    for (const statement of IN_BULK) await client.query(statement);
    const shape = await shapeOf(client, members, sealMark);
    const { rows: indexes } = await client.query<{ drop: string; make: string }>(INDEXES);
    await run(
      address,
      indexes.map(({ drop }) => drop),
    );
    for (const step of STEPS)
      await Promise.all(
        Object.entries(step).map(([name, statements]) => timed(name, () => run(address, statements(shape)))),
      );
    await timed('indexes', () =>
      makeIndexes(
        address,
        indexes.map(({ make }) => make),
      ),
    );
    await client.query(MOVE_IDS);
    await timed('vacuum', () => client.query('vacuum (analyze)'));
    for (const statement of AS_BEFORE) await client.query(statement);
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
