import type { EventKind } from '@resort/mf-ticketing/contract';
import type { Texts } from '../../../locales/texts.ts';
import { TICKETING_TEXTS } from '../locales/index.ts';

/** The kinds of events in words. */
export const EVENT_KIND_NAMES: Readonly<Record<EventKind, Texts>> = TICKETING_TEXTS.kinds;
