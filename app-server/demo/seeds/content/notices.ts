import { NOTICES } from '../../content/notices.ts';
import { fillPage } from '../../../src/core/inbox/fill.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { notice } from '../../../src/schema/index.ts';

/** Adds the demo's missing notices. */
export async function seedNotices(tx: Transaction, now: Date): Promise<void> {
  const present = await tx.select({ code: notice.code }).from(notice);
  const known = new Set(present.map(({ code }) => code));
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const rows = NOTICES.filter(({ code }) => !known.has(code)).map(
    ({ code, level, title, text, from, to }) => ({
      code,
      level,
      title,
      html: fillPage(text, () => ({})),
      startsAt: day(from),
      endsAt: day(to),
    }),
  );
  if (rows.length > 0) await tx.insert(notice).values(rows);
}
