import type { UserInfo } from '@resort/shared/calls/rows';
import { useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import { ButtonLink, CardBox, CardLink, Pattern } from '@resort/shared/ui';
import styles from './me.module.css';

/** The card in two lines: it leads to the whole card, its button to the code for the counter. */
export function CardInShort({ member }: { member: UserInfo }) {
  const t = useText('membership');
  const card = toServed('/my-membership');
  const code = toServed('/my-qr');
  return (
    <CardBox className={styles['card']}>
      <div className={styles['ornament']}>
        <Pattern opacity={0.14} />
      </div>
      <div className={styles['words']}>
        <span className={styles['tier']}>
          {card === undefined ? (
            member.MemberCardTier
          ) : (
            <CardLink to={card}>{member.MemberCardTier}</CardLink>
          )}
        </span>
        <span className={styles['number']}>{member.memberNo}</span>
      </div>
      {code === undefined ? null : (
        <div className={styles['code']}>
          <ButtonLink look="quiet" to={code}>
            {t('me.code')}
          </ButtonLink>
        </div>
      )}
    </CardBox>
  );
}
