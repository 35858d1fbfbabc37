export { attachDatabase } from './attach.ts';
export { defaultDataDir, openDatabase } from './open.ts';
export type { OpenDatabase } from './open.ts';
export type { Database, Transaction } from './drizzle.ts';
export { appliedMigrations, knownMigrations } from './migrations.ts';
export { inTransaction } from './transaction.ts';
export { isConnectionLost, onceMore } from './connection-lost.ts';
export { databaseHealth } from './health.ts';
export { isOutOfRoom } from './out-of-room.ts';
