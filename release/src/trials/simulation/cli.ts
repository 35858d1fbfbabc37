import { simulateRule, TESTS } from './false-alarms.ts';
import { simulateRollout } from './simulated-rollout.ts';

/*
 * `npm run bench -- health [runs]`: a SIMULATION with generated traffic. First complete roll-outs through a
 * real origin and registry, with a broken and a healthy candidate; then the rule alone, over many seeded
 * runs, compared with a z-test that is checked as often.
 */
const [runs = 1_000] = process.argv.filter((word) => /^\d+$/.test(word)).map(Number);
const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`;

console.log('SIMULATION: a roll-out to 10 %, real origin and registry, made-up visitors');
for (const candidate of [0.08, 0.01]) {
  const crashRates = { candidate, baseline: 0.01 };
  const outcome = await simulateRollout({ seed: 17, visitors: 4_000, basisPoints: 1_000, crashRates });
  const { visitors, candidates, halted, serves } = outcome;
  console.log(`\ncandidate crashes in ${percent(candidate)} of visits, baseline in ${percent(0.01)}`);
  console.log(`  ${visitors} visitors, ${candidates} had the candidate; everybody has version ${serves} now`);
  console.log(`  ${halted === null ? 'not halted' : `halted: ${halted}`}`);
}

console.log(
  `\nSIMULATION: the rule alone, ${runs} seeded runs of 20000 visitors, a look after each of the first 200 and then after every 20`,
);
console.log(
  'candidate  baseline  share  halted by the rule  visitors (median)  of them candidate (median, most)  by a z-test',
);
for (const [candidateRate, baselineRate, share] of [
  [0.01, 0.01, 0.1],
  [0.01, 0.01, 0.5],
  [0.05, 0.05, 0.1],
  [0.02, 0.01, 0.1],
  [0.03, 0.01, 0.1],
  [0.1, 0.01, 0.1],
  [0.5, 0.01, 0.1],
  [1, 0.01, 0.01],
  [1, 0.01, 0.1],
  [1, 0.01, 0.25],
  [1, 0.01, 0.5],
  [1, 0.01, 0.9],
] as const) {
  // equal versions get the whole probability of a false alarm for one comparison
  const tests = candidateRate === baselineRate ? 1 : TESTS;
  const course = { seed: 1, runs, visitors: 20_000, share, candidateRate, baselineRate, tests };
  const { byRule, byZTest, visitorsUntilHalt, candidateVisits } = simulateRule(course);
  const cells = [
    percent(candidateRate).padStart(9),
    percent(baselineRate).padStart(8),
    percent(share).padStart(5),
    `${(100 * byRule).toFixed(2)} %`.padStart(18),
    String(visitorsUntilHalt ?? '-').padStart(17),
    (candidateVisits === null ? '-' : `${candidateVisits.median}, ${candidateVisits.most}`).padStart(32),
    percent(byZTest).padStart(11),
  ];
  console.log(cells.join('  '));
}
