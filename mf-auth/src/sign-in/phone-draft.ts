import type { CodePurpose } from './code-request.ts';

/** Where the number that was typed is kept until its code was right. */
export function phoneDraft(purpose: CodePurpose): string {
  return purpose === 'login' ? 'auth.sign-in' : 'auth.join-phone';
}
