import type { UserInfo } from '@resort/shared/calls/rows';
import { personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ErrorCard, LinkRow, List, Row, SkeletonRows, Waiting } from '@resort/shared/ui';
import type { PersonalField } from '../../../contract/index.ts';
import { usePersonalFieldsQuery } from '../../api/profile.ts';
import { fieldValue, shownValue } from '../../profile/field-values.ts';
import { Part } from './Part.tsx';

const GROUPS = ['personal', 'residence', 'contact'] as const;
/** Fields with a screen of their own; both names share one row. */
const WAYS: { [F in PersonalField['field']]?: string } = {
  firstName: to('/edit-profile', { part: 'name' }),
  phone: to('/rebinding', { of: 'phone' }),
  email: to('/rebinding', { of: 'email' }),
};

/** The member's data, in the groups of the field schema; each row leads to where it can be changed. */
export function Details({ member }: { member: UserInfo }) {
  const t = useText('membership');
  const { data: fields, isError, isFetching, refetch } = usePersonalFieldsQuery();
  if (fields === undefined && isError)
    return <ErrorCard message={t('profile.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (fields === undefined)
    return (
      <Waiting>
        {/* as many as fill a phone: the groups are longer */}
        <SkeletonRows rows={10} />
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
  const isName = field.field === 'firstName';
  const title = isName ? t('profile.name.label') : field.label;
  const shown = isName
    ? personName({ ...member, chineseName: null }, currentLanguage())
    : shownValue(field, fieldValue(member, field));
  const value = shown === '' ? t('profile.notGiven') : shown;
  if (way === undefined) return <Row title={title} value={value} />;
  const isUnproven = field.field === 'email' && shown !== '' && !member.emailVerified;
  return (
    <LinkRow
      to={way}
      title={title}
      value={value}
      {...(isUnproven ? { detail: t('profile.email.unproven') } : {})}
    />
  );
}
