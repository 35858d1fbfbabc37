import type { Plan } from '@resort/shared/calls/plans';
import { useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { Badge, Picture, Surface } from '@resort/shared/ui';
import { planLines } from '../../plans/plan-lines.ts';

/** One thing that is planned; leads to its order. */
export function PlanCard({ plan }: { plan: Plan }) {
  const t = useText('membership');
  const { kind, title, span, picture, link } = plan;
  const served = servedLink(link);
  return (
    <Surface
      title={title}
      badge={<Badge tone="plain">{t(`plans.kind.${kind}`)}</Badge>}
      lines={planLines({ ...plan, endTime: span === null ? null : span.end.slice(11, 16) }, t)}
      {...(served === undefined ? {} : { to: served })}
      {...(picture === null ? {} : { picture: <Picture src={picture} alt="" /> })}
    />
  );
}
