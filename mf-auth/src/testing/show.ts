import { renderScreen } from '@resort/shared/testing';
import type { ComponentType } from 'react';
import texts from '../locales/en.json' with { type: 'json' };

/** A screen of this remote at an address, as a visitor sees it in English. */
export const show = (Screen: ComponentType, at: string) =>
  renderScreen(Screen, { at, texts: { auth: texts } });
