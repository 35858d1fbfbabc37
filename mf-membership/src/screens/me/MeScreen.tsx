import { useBadgesQuery, type Badges } from '@resort/shared/calls/badges';
import { addressedName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import { useMember } from '@resort/shared/session';
import {
  ActionRow,
  CountBadge,
  Later,
  LinkRow,
  List,
  openSettings,
  Page,
  SectionHeading,
} from '@resort/shared/ui';
import { useId } from 'react';
import { CardInShort } from './CardInShort.tsx';
import { GROUPS, type Group, type Way } from './groups.ts';
import styles from './me.module.css';
import { SignOut } from './SignOut.tsx';

/** Groups that the first view of a phone may show. */
const IN_VIEW = 2;

/** The member's own place: everything that is theirs is one tap away. */
export default function MeScreen() {
  const t = useText('membership');
  const member = useMember();
  const { data: counts } = useBadgesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={addressedName(member, currentLanguage())} name={t('me.name')}>
      <CardInShort member={member} />
      {GROUPS.slice(0, IN_VIEW).map((group) => (
        <Rows key={group.title} group={group} counts={counts} />
      ))}
      <Later>
        {GROUPS.slice(IN_VIEW).map((group) => (
          <Rows key={group.title} group={group} counts={counts} />
        ))}
        <SignOut />
      </Later>
    </Page>
  );
}

function Rows({ group, counts }: { group: Group; counts: Badges | undefined }) {
  const t = useText('membership');
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <SectionHeading id={id} title={t(`me.group.${group.title}`)} />
      <div className={styles['ground']}>
        <List>
          {group.ways.map((way) => (
            <WayRow
              key={way.key}
              way={way}
              count={way.count === undefined ? 0 : (counts?.[way.count] ?? 0)}
            />
          ))}
          {group.hasSettings ? <ActionRow title={t('me.settings')} onPress={openSettings} /> : null}
        </List>
      </div>
    </section>
  );
}

/** A row for a screen of the release. */
function WayRow({ way: { key, to, hash = '' }, count }: { way: Way; count: number }) {
  const t = useText('membership');
  const served = toServed(to);
  if (served === undefined) return null;
  const badge = <CountBadge count={count} label={t('me.unread', { count })} />;
  return <LinkRow title={t(`me.way.${key}`)} to={served + hash} {...(count === 0 ? {} : { value: badge })} />;
}
