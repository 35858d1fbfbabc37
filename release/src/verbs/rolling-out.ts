import { makeCohortPass } from '../rollout/cohort-pass.ts';
import { halt } from '../changes/halt.ts';
import { rollOut } from '../changes/roll-out.ts';
import { numberOf } from './options.ts';
import { defineVerb, theName, type Verb } from './verb.ts';
import { linkOf, linkText } from './link.ts';
import { describe } from './shipping.ts';

const rolloutVerb = defineVerb({
  needs: 'pin:<channel>',
  takes: { names: 'pin:<channel>', expect: 'pin:<channel>', cohorts: 'pin:<channel>' },
  async run(registry, options) {
    const { channel, by, reason, expect, cohorts } = options;
    const basisPoints = numberOf('rollout', theName(options, 'number of basis points')) ?? 0;
    const request = { channel, by, reason, basisPoints, cohorts, ...(expect !== undefined && { expect }) };
    return describe(await rollOut(registry, request));
  },
});

const haltVerb = defineVerb({
  needs: 'pin:<channel>',
  takes: { expect: 'pin:<channel>' },
  async run(registry, options) {
    const { channel, by, reason, expect } = options;
    return describe(await halt(registry, { channel, by, reason, ...(expect !== undefined && { expect }) }));
  },
});

const cohortVerb = defineVerb({
  needs: 'grant:<channel>',
  takes: { names: 'grant:<channel>', days: 'grant:<channel>' },
  async run(registry, options, { env }) {
    const cohort = theName(options, 'name of a cohort');
    const { channel, by, reason, days } = options;
    const { pass, expiresAt } = await makeCohortPass(registry, { channel, cohort, days, by, reason });
    const link = linkOf(env, `/cohorts/${pass}`);
    return {
      json: { channel, cohort, link, expiresAt },
      text: `${cohort} until ${expiresAt}:\n${linkText(link)}`,
    };
  },
});

/** Verbs that release gradually. */
export const rollingOutVerbs: Readonly<Record<string, Verb>> = {
  rollout: rolloutVerb,
  halt: haltVerb,
  cohort: cohortVerb,
};
