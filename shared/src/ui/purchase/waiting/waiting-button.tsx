import { useOffline } from '../../../hooks/use-offline.ts';
import { useText } from '../../../i18n/index.ts';
import { toServed } from '../../../routes/index.ts';
import { Button, ButtonLink } from '../../button/button.tsx';
import { Notice } from '../../screen/feedback/notice.tsx';
import { useWaitFor, type WaitFor } from './use-wait-for.ts';

/** Asks for a message when there is a place again; a key for each thing makes it forget the one before. */
export function WaitingButton({ what }: { what: WaitFor }) {
  const t = useText('kit');
  const offline = useOffline();
  const { ask, isAsking, isWaiting, refusal } = useWaitFor(what);
  const list = toServed('/my-plans');
  if (isWaiting) {
    return (
      <>
        <Notice tone="success">{t('waiting.done')}</Notice>
        {list === undefined ? null : (
          <ButtonLink look="plain" to={list}>
            {t('waiting.list')}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <Button look="quiet" wide busy={isAsking} unavailable={offline} onClick={ask}>
        {t('waiting.ask')}
      </Button>
    </>
  );
}
