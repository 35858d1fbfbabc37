import { expect, it } from '@jest/globals';
import { runCommand } from './command.ts';

it('a command that does not end is ended at its limit, and its output says so', async () => {
  const { code, output } = await runCommand('node', ['-e', 'setInterval(() => {}, 1000)'], { limit: 300 });
  expect(code).toBe(1);
  expect(output).toContain('not done after 0.005 minutes');
});

it('a command that ends in time keeps its exit code and its output', async () => {
  const command = ['-e', 'console.log("done"); process.exitCode = 3'];
  expect(await runCommand('node', command, { limit: 120_000 })).toEqual({ code: 3, output: 'done\n' });
});
