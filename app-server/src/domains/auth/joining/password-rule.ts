/** 8 to 64 characters, at least one letter and one digit. */
export const PASSWORD_RULE = {
  minLength: 8,
  maxLength: 64,
  pattern: '^(?=.*\\p{L})(?=.*\\d).{8,64}$',
} as const;

const PATTERN = new RegExp(PASSWORD_RULE.pattern, 'u');

export function isPassword(typed: string): boolean {
  return PATTERN.test(typed);
}
