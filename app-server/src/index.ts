export { appServer } from './app.ts';
export { allCalls } from './domains/index.ts';
export { readConfig, type AppServerConfig, type Environment } from './platform/config.ts';
export { databaseHealth, migrate, openDatabase } from './platform/database/index.ts';
export type { Database, OpenDatabase } from './platform/database/index.ts';
export { startJobs, type Jobs } from './platform/jobs/start-jobs.ts';
export { serverOptions } from './platform/server-options.ts';
export { seed } from './seeds/index.ts';
