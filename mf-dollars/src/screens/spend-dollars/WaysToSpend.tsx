import { useText } from '@resort/shared/i18n';
import { to, toServed, type BarePath } from '@resort/shared/routes';
import { LinkRow, List, Row, SectionHeading } from '@resort/shared/ui';

/** Where Resort Dollars are accepted; a link if the release has the screen. */
export function WaysToSpend() {
  const t = useText('dollars');
  return (
    <section aria-labelledby="ways">
      <SectionHeading id="ways" title={t('spend.ways')} />
      <List>
        <LinkRow to={to('/redeem-rewards')} title={t('spend.rewards')} detail={t('spend.rewardsHow')} />
        <Way path="/hotels" title={t('spend.stays')} detail={t('spend.staysHow')} />
        <Row title={t('spend.outlets')} detail={t('spend.outletsHow')} />
        <LinkRow to={to('/transaction-history')} title={t('link.history')} detail={t('spend.historyHow')} />
      </List>
    </section>
  );
}

function Way({ path, ...words }: { path: BarePath; title: string; detail: string }) {
  const served = toServed(path);
  return served === undefined ? <Row {...words} /> : <LinkRow to={served} {...words} />;
}
