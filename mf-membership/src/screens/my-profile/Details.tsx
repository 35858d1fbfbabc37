import type { UserInfo } from '@resort/shared/calls/rows';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ErrorCard, LinkRow, List, Row, SkeletonRows, Waiting } from '@resort/shared/ui';
import type { PersonalField } from '../../../contract/index.ts';
import { usePersonalFieldsQuery } from '../../api/profile.ts';
import { fieldValue, shownValue } from '../../profile/field-values.ts';
import { Part } from './Part.tsx';

const GROUPS = ['personal', 'residence', 'contact'] as const;
/** Fields that one way changes together stand in one row, where the first of them does. */
const WAYS: { [F in PersonalField['field']]?: 'name' | 'phone' | 'email' } = {
  firstName: 'name',
  lastName: 'name',
  phone: 'phone',
  email: 'email',
};

/** What we know of the member, in the groups of the field schema; each leads to where it is changed. */
export function Details({ member }: { member: UserInfo }) {
  const t = useText('membership');
  const { data: fields, isError, isFetching, refetch } = usePersonalFieldsQuery();
  if (fields === undefined && isError)
    return <ErrorCard message={t('profile.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (fields === undefined)
    return (
      <Waiting>
        <SkeletonRows rows={6} />
      </Waiting>
    );
  const edit = { to: to('/edit-profile', { part: 'details' }), label: t('profile.edit') };
  return GROUPS.map((group) => {
    const own = fields.filter((field) => field.group === group && field.field !== 'lastName');
    const isEditable = own.some(({ editable }) => editable);
    return (
      <Part key={group} title={t(`profile.group.${group}`)} {...(isEditable ? { link: edit } : {})}>
        <List>
          {own.map((field) => (
            <DetailRow key={field.field} field={field} member={member} />
          ))}
        </List>
      </Part>
    );
  });
}

function DetailRow({ field, member }: { field: PersonalField; member: UserInfo }) {
  const t = useText('membership');
  const way = WAYS[field.field];
  const isName = way === 'name';
  const title = isName ? t('profile.name.label') : field.label;
  const shown = isName
    ? `${member.firstName} ${member.lastName}`
    : shownValue(field, fieldValue(member, field));
  const value = shown === '' ? t('profile.notGiven') : shown;
  if (way === undefined) return <Row title={title} value={value} />;
  const isUnproven = way === 'email' && shown !== '' && !member.emailVerified;
  return (
    <LinkRow
      to={to('/edit-profile', { part: way })}
      title={title}
      value={value}
      {...(isUnproven ? { detail: t('profile.email.unproven') } : {})}
    />
  );
}
