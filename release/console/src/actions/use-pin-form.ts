import { useText } from '@resort/shared/i18n';
import { useForm, useRules } from '@resort/shared/ui/form';
import { onlyText, type ChannelStatus } from '@resort/release/client';
import { useAudience, type Audience } from '../parts/use-audience.ts';
import { pinnable } from './pinnable.ts';
import { basisPointsOf, cohortsOf, onlyOf, wordsOf, type Plan } from './plan.ts';

interface Wish {
  audience: string;
  share: string;
  /** `market=HK engine=webkit` */
  only: string;
  cohorts: string;
  reason: string;
  /** unit → version; empty for one that stays */
  [unit: `unit ${string}`]: string;
}

const isForSome = ({ audience }: Wish) => audience === 'some';

/** What is to be pinned for whom and why, and the plan that comes of it. */
export function usePinForm(status: ChannelStatus, propose: (plan: Plan) => void) {
  const t = useText('console');
  const { required } = useRules();
  const planOf = usePinPlan(status);
  const units = pinnable(status);
  const form = useForm<Wish>({
    initial: {
      // the first release of a channel is for everybody
      audience: status.current === null ? 'everybody' : 'some',
      share: '10',
      only: '',
      cohorts: '',
      reason: '',
      ...Object.fromEntries(units.map(({ unit }) => [`unit ${unit}`, ''])),
    },
    rules: {
      reason: required,
      share: (value, values) =>
        isForSome(values) && basisPointsOf(value) === null ? t('audience.noShare') : undefined,
      only: (value, values) => (isForSome(values) ? onlyOf(value).fault : undefined),
      cohorts: (value, values) =>
        isForSome(values) && cohortsOf(value) === null ? t('audience.noCohort') : undefined,
    },
    submit: async (values) => {
      const plan = planOf(values);
      if (plan.changes.length > 0) propose(plan);
      else form.refuse({ [`unit ${units[0]?.unit ?? ''}`]: t('pin.nothing') });
    },
  });
  return form;
}

function usePinPlan(status: ChannelStatus): (values: Wish) => Plan {
  const t = useText('console');
  const audienceText = useAudience();
  const { channel, current, policy } = status;
  return (values) => {
    const { reason } = values;
    const audience = audienceOf(values);
    const changes = pinnable(status)
      .map(({ unit, pinned }) => ({ unit, from: pinned, to: values[`unit ${unit}`] ?? '' }))
      .filter(({ to }) => to !== '');
    const names = changes.map(({ unit, to }) => `${unit}@${to}`);
    return {
      command: {
        verb: 'pin',
        args: [...names, ...wordsForSome(audience), ...wordsOf(channel, { expect: current, reason })],
      },
      sentence: t(audience === null ? 'pin.forAll' : 'pin.forSome', {
        channel,
        audience: audienceText(audience),
        release: current ?? 0,
      }),
      changes,
      reason,
      confirm: t('pin.action', { channel }),
      isDangerous: false,
      note: policy.approval === 'required' ? t('pin.approval') : undefined,
    };
  };
}

/** null: everybody at once */
function audienceOf(values: Wish): Audience | null {
  if (!isForSome(values)) return null;
  return {
    basisPoints: basisPointsOf(values.share) ?? 0,
    cohorts: cohortsOf(values.cohorts) ?? [],
    only: onlyOf(values.only).only,
  };
}

const wordsForSome = (audience: Audience | null): string[] =>
  audience === null
    ? []
    : [
        `--rollout=${audience.basisPoints}`,
        ...(audience.only ? [`--only=${onlyText(audience.only)}`] : []),
        ...audience.cohorts.map((cohort) => `--cohort=${cohort}`),
      ];
