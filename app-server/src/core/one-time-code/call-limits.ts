import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { isDemoNumber } from '../../platform/limits/demo-numbers.ts';

/** For calls that request or submit a code: a person who mistypes never reaches it, one who guesses does. */
export const CODE_LIMITS: CallLimits = {
  perCaller: { limit: 60, seconds: 600 },
  perAddress: { limit: 300, seconds: 600 },
  guards: true,
  exempts: ({ areaCode, phone }, environment) => isDemoNumber(environment, String(areaCode), String(phone)),
};
