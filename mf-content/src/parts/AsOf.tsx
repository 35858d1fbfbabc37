import { useReadAt } from '@resort/shared/api';
import { useUpdated } from '@resort/shared/ui';
import styles from './as-of.module.css';

/** Says from when an answer is that an earlier visit kept; nothing where it is of now. */
export function AsOf({ call, payload = {} }: { call: string; payload?: object }) {
  const readAt = useReadAt(call, payload);
  const words = useUpdated(readAt, undefined);
  return <output className={readAt === null ? undefined : styles['words']}>{words}</output>;
}
