import { useText } from '../../../i18n/index.ts';
import { ActionRow, Row } from '../../surface/list.tsx';
import { useWaitFor, type WaitFor } from './use-wait-for.ts';

interface WaitingRowProps {
  title: string;
  /** that it is full */
  state: string;
  what: WaitFor;
}

/** The same in a list: a row that is full, and what a press of it does. */
export function WaitingRow({ title, state, what }: WaitingRowProps) {
  const t = useText('kit');
  const { ask, isWaiting, refusal } = useWaitFor(what);
  if (isWaiting) return <Row title={title} detail={t('waiting.done')} value={state} />;
  return <ActionRow title={title} detail={refusal ?? t('waiting.ask')} value={state} onPress={ask} />;
}
