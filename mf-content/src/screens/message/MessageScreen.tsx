import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { SkeletonText } from '@resort/shared/ui';
import { useLetterQuery } from '../../api/inbox.ts';
import { Detail } from '../../parts/Detail.tsx';
import { LetterView } from './LetterView.tsx';

/** One letter of the member's, by the `id` in the address. */
export default function MessageScreen() {
  const t = useText('content');
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useLetterQuery({ id });
  return (
    <Detail
      topic="message"
      query={query}
      waiting={<SkeletonText lines={6} />}
      way={{ to: to('/inbox'), label: t('message.toInbox') }}
    >
      {(letter) => <LetterView key={letter.id} letter={letter} />}
    </Detail>
  );
}
