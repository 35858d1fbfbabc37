import { useReadAt } from '@resort/shared/api';
import { useUpdated } from '@resort/shared/ui';
import styles from './as-of.module.css';

/** Shows the date of a response from an earlier visit; nothing for a fresh one. */
export function AsOf({ call, payload = {} }: { call: string; payload?: object }) {
  const readAt = useReadAt(call, payload);
  const words = useUpdated(readAt, undefined);
  return <output className={readAt === null ? undefined : styles['words']}>{words}</output>;
}
