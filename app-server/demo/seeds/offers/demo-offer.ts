import type { Language } from '@resort/shared/contract';
import type { Drawing } from '../../../src/locales/drawings.ts';
import { TEA } from '../../../src/domains/membership/texts/tea.ts';
import { filled } from '../../../src/locales/fill.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

const TEXTS = DEMO_TEXTS.offers;

export interface DemoOffer {
  /** its texts are those of its code: a title, one sentence, and what the guest gets */
  readonly code: keyof typeof TEXTS;
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
}

const TEA_TIMES = { ...TEA, teas: String(TEA.teas) };
const WITH_IT = DEMO_TEXTS.demoOffer.withIt;
const NOTE = DEMO_TEXTS.demoOffer.note;

/** An offer's page as an editor would write it. */
export function pageOf({ code }: DemoOffer, language: Language): string {
  const { summary, points } = TEXTS[code];
  const items = points[language].map((point) => `<li>${filled(point, TEA_TIMES)}</li>`).join('');
  return `<p>${summary[language]}</p><h3>${WITH_IT[language]}</h3><ul>${items}</ul><p><em>${NOTE[language]}</em></p>`;
}
