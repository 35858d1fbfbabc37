import { REWARDS } from '../../../app-server/demo/seeds/exchange/rewards.ts';

/** What the demo calls a reward in English. */
export function rewardName(code: string): string {
  const reward = REWARDS.find(({ row }) => row.code === code);
  if (reward === undefined) throw new Error(`the demo has no reward ${code}`);
  return reward.texts.en.name;
}
