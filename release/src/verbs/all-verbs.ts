import type { Verb } from './verb.ts';
import { checkingVerbs } from './checking.ts';
import { comparingVerbs } from './comparing.ts';
import { fileVerbs } from './files.ts';
import { guardingVerbs } from './guarding.ts';
import { lookingVerbs } from './looking.ts';
import { noticesVerb } from './notices.ts';
import { permittingVerbs } from './permitting.ts';
import { rollingOutVerbs } from './rolling-out.ts';
import { shippingVerbs } from './shipping.ts';
import { symbolicateVerb } from './symbolicating.ts';

export const VERBS: Readonly<Record<string, Verb>> = {
  ...shippingVerbs,
  ...checkingVerbs,
  ...rollingOutVerbs,
  ...permittingVerbs,
  ...lookingVerbs,
  ...comparingVerbs,
  ...guardingVerbs,
  ...fileVerbs,
  notices: noticesVerb,
  symbolicate: symbolicateVerb,
};
