import type { Skin } from '@resort/shared/skin/skins';
import type { Drawing } from '../../../src/locales/drawings.ts';
import type { Words } from '../story.ts';
import type { Language } from '@resort/shared/contract';
import type { Texts } from '../../../src/locales/texts.ts';

/** An activity as an editor announces it. */
export interface ActivityContent {
  readonly code: string;
  readonly property: Skin;
  readonly pictures: readonly [Drawing, ...Drawing[]];
  readonly place: Texts;
  readonly words: Readonly<Record<Language, Words>>;
  readonly notes: readonly Texts[];
  readonly capacity: number;
  /** days from the day of seeding; negative: it is over */
  readonly inDays: number;
  /** HH:mm in Macau */
  readonly from: string;
  readonly to: string;
}
