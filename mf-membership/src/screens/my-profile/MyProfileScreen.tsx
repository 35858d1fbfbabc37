import { useReadAt } from '@resort/shared/api';
import { personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Badge, Later, Page, useUpdated } from '@resort/shared/ui';
import { useProfile } from '../../profile/use-profile.ts';
import { Leaving } from './Leaving.tsx';
import { MyData } from './MyData.tsx';
import { Details } from './Details.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Offers } from './Offers.tsx';
import { PayCards } from './PayCards.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './my-profile.module.css';

/** Who the member is to us, and everything they decide about it. */
export default function MyProfileScreen() {
  const t = useText('membership');
  const { member } = useProfile();
  const updated = useUpdated(useReadAt('/user/info'), undefined);
  return (
    <Page over={member.memberNo} title={personName(member, currentLanguage())} name={t('screen.profile')}>
      <div className={styles['profile']}>
        <p className={styles['standing']}>
          <Badge>{member.MemberCardTier}</Badge>
          {updated === '' ? null : <span className={styles['asOf']}>{updated}</span>}
        </p>
        <Details member={member} />
        <LanguageChoice />
        <Later>
          <Offers member={member} />
          <PayCards />
          <Passkeys member={member} />
          <Sessions />
          <MyData />
          <Leaving />
        </Later>
      </div>
    </Page>
  );
}
