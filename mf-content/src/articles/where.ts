import { to } from '@resort/shared/routes';

/** The magazine's stories and the things to enjoy are read on one screen; `kind` in the address parts their ids. */
export type StoryKind = 'article' | 'enjoy';

export const storyKindOf = (kind: string | null): StoryKind => (kind === 'enjoy' ? 'enjoy' : 'article');

/** Where a story is read. */
export const storyAddress = (kind: StoryKind, id: string): string =>
  to('/article', kind === 'article' ? { id } : { kind, id });
