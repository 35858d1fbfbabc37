export { AddToCalendar } from './add-to-calendar.tsx';
export type { CalendarEvent } from './calendar-file.ts';
