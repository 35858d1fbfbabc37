import type pg from 'pg';

const oldestServer = 15;

/** Throws unless the server is PostgreSQL `oldest` (a major version) or newer. */
export async function checkServer(pool: pg.Pool, oldest = oldestServer): Promise<void> {
  const { rows } = await pool.query<{ major: number; version: string }>(
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version`,
  );
  const { major = 0, version = 'of an unknown version' } = rows[0] ?? {};
  if (major >= oldest) return;
  throw new Error(`DATABASE_URL leads to PostgreSQL ${version}; version ${oldest} or newer is needed.`);
}
