import { PERSONAL_INFORMATION } from '../../../app-server/src/domains/membership/texts/personal-information.ts';

/** The name of a field of the profile, which the server gives: `fieldName('chineseName')`. */
export function fieldName(field: string): RegExp {
  const found = PERSONAL_INFORMATION.find((each) => each.field === field);
  if (found === undefined) throw new Error(`No field ${field}`);
  return new RegExp(`^${found.names.en}`);
}
