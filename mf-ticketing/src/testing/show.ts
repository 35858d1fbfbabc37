import { MEI_LING, renderScreen } from '@resort/shared/testing';
import type { ComponentType } from 'react';
import texts from '../locales/en.json' with { type: 'json' };

/** A screen of this remote at an address, as Mei Ling sees it in English. */
export const show = (Screen: ComponentType, at: string) =>
  renderScreen(Screen, { at, texts: { ticketing: texts }, member: MEI_LING });
