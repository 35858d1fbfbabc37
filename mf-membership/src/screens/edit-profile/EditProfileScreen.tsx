import { useSearchParams } from '@resort/shared/router';
import { EditDetails } from './details/EditDetails.tsx';
import { EditName } from './name/EditName.tsx';

/** One part of the profile, as `part=` names it: the details, or the name. */
export default function EditProfileScreen() {
  const [query] = useSearchParams();
  return query.get('part') === 'name' ? <EditName /> : <EditDetails />;
}
