import type { Verb } from './verb.ts';
import { comparingVerbs } from './verbs/comparing.ts';
import { guardingVerbs } from './verbs/guarding.ts';
import { lookingVerbs } from './verbs/looking.ts';
import { permittingVerbs } from './verbs/permitting.ts';
import { rollingOutVerbs } from './verbs/rolling-out.ts';
import { shippingVerbs } from './verbs/shipping.ts';

export const VERBS: Readonly<Record<string, Verb>> = {
  ...shippingVerbs,
  ...rollingOutVerbs,
  ...permittingVerbs,
  ...lookingVerbs,
  ...comparingVerbs,
  ...guardingVerbs,
};
