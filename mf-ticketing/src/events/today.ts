import { serverNow } from '@resort/shared/api';
import { businessDate } from '@resort/shared/format';

/** The resort's date, by the app server's clock. */
export const today = (): string => businessDate(new Date(serverNow()));
