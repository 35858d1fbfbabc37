export { DayChoice, useDayRange, type DayChoiceProps } from './day-choice.tsx';
export { DayStrip, type DayStripProps, type StripDay } from './day-strip.tsx';
export { todayWord, weekdayName } from './day-words.ts';
export { SlotLinks, SlotStrip, type Slot, type SlotLinksProps, type SlotStripProps } from './slot-strip.tsx';
