import { expect, it } from '@jest/globals';
import { saveInTurn } from './save-in-turn.ts';

/** A server that responds on command, and a screen. */
function stage() {
  const sent: boolean[] = [];
  const answers: ((isSaved: boolean | Error) => void)[] = [];
  let shown: boolean | undefined;
  const steps = {
    show: (isSaved: boolean) => void (shown = isSaved),
    send: (isSaved: boolean) => {
      sent.push(isSaved);
      return new Promise<boolean>((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    },
  };
  return { sent, answers, steps, shown: () => shown };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('shows at once; quick presses end in the last one’s state, one call at a time', async () => {
  const { sent, answers, steps, shown } = stage();
  const done = saveInTurn('tea', true, steps);
  void saveInTurn('tea', false, steps);
  void saveInTurn('tea', true, steps);
  void saveInTurn('tea', false, steps);
  expect([sent, shown()]).toEqual([[true], false]);
  answers[0]?.(true);
  await turn();
  expect(sent).toEqual([true, false]);
  answers[1]?.(false);
  expect(await done).toBe(true);
  expect([sent, shown()]).toEqual([[true, false], false]);
});

it("shows the server's state after a refusal", async () => {
  const { answers, steps, shown } = stage();
  const done = saveInTurn('tea', true, steps);
  answers[0]?.(new Error('no'));
  expect([await done, shown()]).toEqual([false, false]);
});
