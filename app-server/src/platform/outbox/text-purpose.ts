/** Encrypts a message's text separately from everything else. */
export const TEXT_PURPOSE = 'outbox.text';
