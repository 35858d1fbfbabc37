import type { Language } from '@resort/shared/contract';
import type { Drawing } from '../../../src/locales/drawings.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

/** Title, one sentence, and what the guest gets. */
type Words = readonly [title: string, summary: string, ...points: readonly string[]];

export interface DemoOffer {
  readonly code: string;
  readonly category: 'stay' | 'dining' | 'spa' | 'shopping' | 'shows';
  readonly tags: readonly string[];
  readonly area: string;
  readonly property: string | null;
  readonly outlets: readonly string[];
  readonly pictures: readonly Drawing[];
  /** the code of a demo coupon */
  readonly coupon?: string;
  /** days from the day of seeding */
  readonly from: number;
  readonly to: number;
  readonly banner?: number;
  readonly words: Readonly<Record<Language, Words>>;
}

const WITH_IT = DEMO_TEXTS.demoOffer.withIt;
const NOTE = DEMO_TEXTS.demoOffer.note;

/** An offer's page as an editor would write it. */
export function pageOf({ words }: DemoOffer, language: Language): string {
  const [, summary, ...points] = words[language];
  const items = points.map((point) => `<li>${point}</li>`).join('');
  return `<p>${summary}</p><h3>${WITH_IT[language]}</h3><ul>${items}</ul><p><em>${NOTE[language]}</em></p>`;
}
