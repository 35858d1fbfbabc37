import { useMemberCodeMutation } from '@resort/shared/calls/member-code';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Page } from '@resort/shared/ui';
import { LiveCode } from '@resort/shared/ui/code';
import { AddToWallet } from '@resort/shared/ui/wallet';

const CARD = { kind: 'CARD', id: '' } as const;

/** The member's code for a point of sale, with the number for where nothing scans. */
export default function MyQrScreen() {
  const t = useText('membership');
  const { memberNo } = useMember();
  const [ask] = useMemberCodeMutation();
  return (
    <Page title={t('code.title')} lead={t('code.lead')}>
      <LiveCode
        label={t('code.label')}
        readable={memberNo}
        load={() => ask().unwrap()}
        hint={t('code.brightness')}
      />
      <AddToWallet pass={CARD} />
    </Page>
  );
}
