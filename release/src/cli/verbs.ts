import type { Verb } from './verb.ts';
import { guardingVerbs } from './verbs/guarding.ts';
import { lookingVerbs } from './verbs/looking.ts';
import { shippingVerbs } from './verbs/shipping.ts';

export const VERBS: Readonly<Record<string, Verb>> = { ...shippingVerbs, ...lookingVerbs, ...guardingVerbs };
