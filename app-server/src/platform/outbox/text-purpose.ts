/** Seals a message's text apart from everything else that the server seals. */
export const TEXT_PURPOSE = 'outbox.text';
