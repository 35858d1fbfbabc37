import type { Plan } from '@resort/shared/calls/plans';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button, useOneAtATime } from '@resort/shared/ui';
import { Checkbox } from '@resort/shared/ui/form';
import { Sheet } from '@resort/shared/ui/sheet';
import { useState } from 'react';
import { useSharePlansMutation } from '../../api/shared-plans.ts';
import type { PlanShare } from '../../../contract/index.ts';
import { SharedLink } from '../../parts/SharedLink.tsx';
import styles from './my-plans.module.css';
import { StopSharing } from './StopSharing.tsx';

interface ShareSheetProps {
  isOpen: boolean;
  onClose: () => void;
  plans: readonly Plan[];
  /** null: nothing is shared yet */
  share: PlanShare | null;
}

/** Which plans others may see, the link for them, and the end of it. */
export function ShareSheet({ isOpen, onClose, plans, share }: ShareSheetProps) {
  const t = useText('membership');
  const { isChosen, choose, save, isSaving, isSaved } = useChoice(plans, share);
  const isNone = !plans.some(({ id }) => isChosen(id));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('plans.share.title')}>
      <div className={styles['sheet']}>
        <p>{t('plans.share.lead')}</p>
        <fieldset className={styles['choices']}>
          <legend className={styles['legend']}>{t('plans.share.which')}</legend>
          {plans.map(({ id, title, from }) => (
            <Checkbox
              key={id}
              name={id}
              label={`${formatBusinessDate(from, currentLanguage())} · ${title}`}
              value={isChosen(id)}
              onChange={(value) => choose(id, value)}
              onBlur={() => undefined}
            />
          ))}
        </fieldset>
        {isNone ? <output>{t('plans.share.none')}</output> : null}
        {isSaved || isNone ? null : (
          <Button wide busy={isSaving} onClick={save}>
            {t(share === null ? 'plans.share.make' : 'plans.share.change')}
          </Button>
        )}
        {share === null || !isSaved ? null : (
          <SharedLink
            url={share.url}
            title={t('sharedPlans.title')}
            send={t('plans.share.send')}
            what={t('plans.share.link')}
          />
        )}
        {share === null ? null : <StopSharing onStopped={onClose} />}
      </div>
    </Sheet>
  );
}

/** The chosen plans: those of the link, or all but what is only to be collected. */
function useChoice(plans: readonly Plan[], share: PlanShare | null) {
  const [sharePlans] = useSharePlansMutation();
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const first = plans.flatMap(({ id, kind }) => (kind === 'PICK_UP' ? [] : id));
  const wasChosen = (id: string) => (share?.planIds ?? first).includes(id);
  const isChosen = (id: string) => changed[id] ?? wasChosen(id);
  const [save, isSaving] = useOneAtATime(async () => {
    const planIds = plans.map(({ id }) => id).filter(isChosen);
    const answer = await sharePlans({ planIds });
    if (answer.error === undefined) setChanged({});
  });
  return {
    isChosen,
    choose: (id: string, value: boolean) => setChanged({ ...changed, [id]: value }),
    save,
    isSaving,
    isSaved: share !== null && plans.every(({ id }) => isChosen(id) === wasChosen(id)),
  };
}
