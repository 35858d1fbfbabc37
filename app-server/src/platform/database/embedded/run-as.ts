import type { ServerUser } from './server-user.ts';

/** What the operator loads before every program, for example another allocator, or the clock of `elsewhere`. */
function preloaded(): { LD_PRELOAD?: string } {
  const { LD_PRELOAD } = process.env;
  return LD_PRELOAD === undefined ? {} : { LD_PRELOAD };
}

/**
 * How PostgreSQL's programs run: with an otherwise empty environment, because PGPORT, PGDATA and others would change
 * their behaviour, and our secrets are not for them; and in `/`, because the server's uid may not enter our
 * working directory.
 */
export const runAs = (user: ServerUser | undefined) => ({
  ...user,
  cwd: '/',
  env: { LC_ALL: 'C', TZ: 'UTC', ...preloaded() },
});
