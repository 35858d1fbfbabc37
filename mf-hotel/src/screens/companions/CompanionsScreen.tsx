import { useSearchParams } from '@resort/shared/router';
import { useCompanionsQuery } from '../../api/companions.ts';
import { EditCompanion } from './EditCompanion.tsx';
import { CompanionList } from './CompanionList.tsx';

/** `edit`: a new companion without an id, else the one with it. */
export default function CompanionsScreen() {
  const [params] = useSearchParams();
  const list = useCompanionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const edit = params.get('edit');
  const saved = list.data?.companions.find(({ id }) => id === edit);
  // a deleted companion, or another member's: the list shows who there is
  if (edit === 'new' || saved !== undefined) return <EditCompanion key={edit} saved={saved} />;
  return <CompanionList list={list} />;
}
