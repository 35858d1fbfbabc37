import type { Executor } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import type { AnyItem } from '../kinds.ts';
import { activityStore } from './activities.ts';
import { entryStore } from './entries.ts';
import { noticeStore } from './notices.ts';
import { pageStore } from './pages.ts';

const STORES = [pageStore, activityStore, noticeStore, entryStore];

/** All content of the database. */
export async function loadAll(db: Executor): Promise<AnyItem[]> {
  const items: AnyItem[] = [];
  for (const store of STORES) items.push(...(await store.load(db)));
  return items;
}

/** Adds an entry, or replaces the one of its name. */
export async function save(tx: Transaction, item: AnyItem): Promise<void> {
  for (const store of STORES) if (store.keeps(item)) await store.save(tx, item);
}
