import { formatDay } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { servedLink } from '@resort/shared/routes';
import { Button } from '@resort/shared/ui';
import { MomentDialog } from '@resort/shared/ui/moment';
import { useEffect } from 'react';
import type { StagedMoment as Staged } from '../../../contract/index.ts';
import { useSeeMomentMutation } from '../../api/moments.ts';

interface StagedMomentProps {
  moment: Staged;
  /** the member's name, as on the card */
  name: string;
  onClose: () => void;
}

/** A new tier or the birthday, staged once: showing it marks its letter as read. */
export default function StagedMoment({ moment, name, onClose }: StagedMomentProps) {
  const t = useText('membership');
  const navigate = useNavigate();
  const [tell] = useSeeMomentMutation();
  const { id, kind, title, text, link } = moment;
  useEffect(() => {
    void tell({ id });
  }, [id, tell]);
  const route = servedLink(link.route);
  const follow = (to: string) => {
    onClose();
    void navigate(to, { viewTransition: true });
  };
  return (
    <MomentDialog title={title} text={text} name={name} date={useDateOf(kind, moment.date)} onClose={onClose}>
      {route === undefined ? null : (
        <Button wide onClick={() => follow(route)}>
          {link.label}
        </Button>
      )}
      <Button look="plain" wide onClick={onClose}>
        {t('pop.close')}
      </Button>
    </MomentDialog>
  );
}

/** The birthday without its year; the last day of a tier. */
function useDateOf(kind: Staged['kind'], date: string): string {
  const t = useText('membership');
  const language = currentLanguage();
  if (kind === 'BIRTHDAY') return formatDay(date, language, { day: 'numeric', month: 'long' });
  const day = formatDay(date, language, { day: 'numeric', month: 'short', year: 'numeric' });
  return t('card.validTo', { date: day });
}
