import { defineConfig } from 'drizzle-kit';
import { casing } from './src/platform/database/casing.ts';

export default defineConfig({
  dialect: 'postgresql',
  casing,
  schema: './src/domains/tables.ts',
  out: './migrations',
});
