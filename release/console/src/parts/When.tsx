import { formatDateTime } from '@resort/shared/format';

/** An instant on the resort's clock, wherever who reads it is: `31 Mar 2027, 14:05`. */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at, 'en')}</time>;
}
