import { LANGUAGES } from '@resort/shared/contract';
import { manifestsOf, nameOf, type Gate } from './gate.ts';

/** A unit with texts has them in all five languages. */
export const languagesGate: Gate = {
  name: 'languages',
  faultsOf: (candidate) =>
    manifestsOf(candidate).flatMap((manifest) => {
      const { texts } = manifest;
      const missing = LANGUAGES.filter((language) => texts[language].length === 0);
      if (missing.length === 0 || missing.length === LANGUAGES.length) return [];
      return [
        `${nameOf(manifest)} has no texts in ${missing.join(', ')}: add src/locales/${missing[0]}.json and build it again.`,
      ];
    }),
};
