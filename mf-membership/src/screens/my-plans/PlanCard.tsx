import type { Plan } from '@resort/shared/calls/plans';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { Badge, Picture, Surface } from '@resort/shared/ui';

/** One thing that is planned; leads to its order. */
export function PlanCard({ plan }: { plan: Plan }) {
  const t = useText('membership');
  const { kind, title, property, from, to, time, span, picture, link } = plan;
  const date = (day: string) => formatBusinessDate(day, currentLanguage());
  const days = to === null ? date(from) : t('comingUp.dates', { from: date(from), to: date(to) });
  const hours = span === null ? time : t('comingUp.dates', { from: time ?? '', to: span.end.slice(11, 16) });
  const served = servedLink(link);
  return (
    <Surface
      title={title}
      badge={<Badge tone="plain">{t(`plans.kind.${kind}`)}</Badge>}
      lines={[property.name, ...(to === null ? [] : [days]), ...(hours === null ? [] : [hours])]}
      {...(served === undefined ? {} : { to: served })}
      {...(picture === null ? {} : { picture: <Picture src={picture} alt="" /> })}
    />
  );
}
