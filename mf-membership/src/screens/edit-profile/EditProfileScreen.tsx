import { useSearchParams } from '@resort/shared/router';
import { EditDetails } from './details/EditDetails.tsx';
import { EditName } from './name/EditName.tsx';
import { Rebinding } from './rebinding/Rebinding.tsx';

/** One part of the profile, as `part=` names it: the details, the name, the phone or the email. */
export default function EditProfileScreen() {
  const [query] = useSearchParams();
  const part = query.get('part');
  if (part === 'name') return <EditName />;
  // a member who goes from one to the other begins there
  if (part === 'phone' || part === 'email') return <Rebinding key={part} kind={part} />;
  return <EditDetails />;
}
