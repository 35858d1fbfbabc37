import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ActionRow, Button, ButtonLink, List, Row } from '@resort/shared/ui';
import { Sheet } from '@resort/shared/ui/sheet';
import { MOST_VISITORS } from '../../contract/most-visitors.ts';
import type { Visitor } from '../../contract/index.ts';
import type { VisitorPlace } from '../visitors/visitor-place.ts';
import styles from './visitor-sheet.module.css';

interface VisitorSheetProps {
  place: VisitorPlace;
  visitors: readonly Visitor[];
  /** the place that a visitor is chosen for already */
  takenBy: (visitorId: string) => VisitorPlace | undefined;
  onChoose: (visitorId: string | null) => void;
  onClose: () => void;
}

/** The saved visitors in a sheet, for one place of the order. Adding one is a page, because sheets have no fields. */
export default function VisitorSheet({ place, visitors, takenBy, onChoose, onClose }: VisitorSheetProps) {
  const t = useText('ticketing');
  const hasSomebody = visitors.some(({ id }) => takenBy(id)?.positionId === place.positionId);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('picker.for', { ticket: place.label })}
      footer={
        visitors.length < MOST_VISITORS ? (
          <ButtonLink look="quiet" wide to={to('/real-name-edit', { for: place.positionId })}>
            {t('visitors.add')}
          </ButtonLink>
        ) : (
          <p className={styles['full']}>{t('visitors.full', { count: visitors.length })}</p>
        )
      }
    >
      {visitors.length === 0 ? (
        <p className={styles['full']}>{t('picker.noBody')}</p>
      ) : (
        <List label={t('visitors.list')}>
          {visitors.map((visitor) => (
            <Choice
              key={visitor.id}
              visitor={visitor}
              place={place}
              taken={takenBy(visitor.id)}
              onChoose={onChoose}
            />
          ))}
        </List>
      )}
      {hasSomebody ? (
        <Button look="plain" wide onClick={() => onChoose(null)}>
          {t('picker.clear')}
        </Button>
      ) : null}
    </Sheet>
  );
}

interface ChoiceProps {
  visitor: Visitor;
  place: VisitorPlace;
  taken: VisitorPlace | undefined;
  onChoose: (visitorId: string) => void;
}

/** A document is valid for one ticket of a session, so a visitor who is chosen for another place is only shown. */
function Choice({ visitor, place, taken, onChoose }: ChoiceProps) {
  const t = useText('ticketing');
  const title = visitor.isSelf ? `${visitor.name} (${t('visitors.self')})` : visitor.name;
  const detail = `${visitor.docTypeName} · ${visitor.docNo}`;
  if (taken !== undefined && taken.positionId !== place.positionId) {
    return <Row title={title} detail={detail} value={t('picker.takenHere', { ticket: taken.label })} />;
  }
  const isHere = taken !== undefined;
  return (
    <ActionRow
      title={title}
      detail={detail}
      {...(isHere ? { value: t('picker.isHere') } : {})}
      onPress={() => onChoose(visitor.id)}
    />
  );
}
