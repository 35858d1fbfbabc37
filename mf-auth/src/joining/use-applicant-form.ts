import { isApiError, isNotFound, requestKey } from '@resort/shared/api';
import { useCheckNameMutation } from '@resort/shared/calls/dictionary';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { useForm, useRules, type FormOptions, type FormState } from '@resort/shared/ui/form';
import { useLazyInvitationQuery, useRegisterMutation, type RegisterManage } from '../api/joining.ts';
import {
  agreementOf,
  consentName,
  holderOf,
  noApplicant,
  registrationOf,
  type Applicant,
} from './applicant.ts';
import type { Leave } from '../sign-in/leave.ts';

/** The server's answer: a session. */
export type Joined = Awaited<ReturnType<ReturnType<ReturnType<typeof useRegisterMutation>[0]>['unwrap']>>;

/** Why registration cannot continue with this number: verify it again, or it was registered meanwhile. */
export type End = 'over' | 'taken';

interface Setup {
  leave: Leave;
  manage: RegisterManage;
  /** ISO 3166-1 alpha-2, chosen at first */
  country: string;
  onJoined: (reply: Joined, applicant: Applicant) => void;
  onEnd: (end: End) => void;
  /** an edition of a text is in force that this page does not know */
  onOutdated: () => void;
}

/** No password and no document is among them. */
const DRAFTED = Object.keys(noApplicant('')) as (keyof Applicant)[];
const DRAFT = { key: 'auth.join', fields: DRAFTED };

const REFUSALS = {
  AGE: 'dateOfBirth',
  DOB: 'dateOfBirth',
  NAME_EN: 'firstName',
  EMAIL_FORMAT: 'email',
  EMAIL_TAKEN: 'email',
  CARD_NOT_MATCH: 'insiderId',
  CARD_LINKED: 'insiderId',
  CONSENT: 'agreed.terms',
} as const;
const ENDS: Record<string, End> = { TICKET_EXPIRED: 'over', SIGNATURE: 'over', PHONE_TAKEN: 'taken' };

/** The applicant's details: validated like on the server, kept over reloads, and sent once. */
export function useApplicantForm(setup: Setup): FormState<Applicant> {
  const { leave, manage, country, onJoined, onEnd, onOutdated } = setup;
  const t = useText('auth');
  const [query] = useSearchParams();
  const [register] = useRegisterMutation();
  const [checkName] = useCheckNameMutation();
  const [readInvitation] = useLazyInvitationQuery();
  const linked = query.get('ref') ?? '';

  const isUnknown = async (code: string) => {
    const { error } = await readInvitation({ code });
    return error !== undefined && isNotFound(error);
  };
  const join = async (applicant: Applicant) => {
    const cardNo = applicant.insiderId.trim();
    if (cardNo !== '') {
      const { match } = await checkName({
        ...holderOf(applicant),
        cardNo,
        registerTicket: leave.registerTicket,
      }).unwrap();
      if (!match) return form.refuse({ insiderId: t('joining.profile.cardMismatch') });
    }
    const code = applicant.invitation.trim();
    // the code of a link is not the applicant's to correct; the server ignores one of nobody
    if (code !== '' && code !== linked && (await isUnknown(code)))
      return form.refuse({ invitation: t('joining.profile.invitationUnknown') });
    const registration = registrationOf(applicant, leave);
    const idempotencyKey = await requestKey(registration);
    const reply = await register({ ...registration, idempotencyKey }).unwrap();
    form.forget();
    onJoined(reply, applicant);
  };
  const form: FormState<Applicant> = useForm<Applicant>({
    initial: noApplicant(country, linked),
    rules: useApplicantRules(manage),
    refusals: REFUSALS,
    draft: DRAFT,
    submit: async (applicant) => {
      try {
        await join(applicant);
      } catch (failure) {
        const errorCode = isApiError(failure) ? failure.errorCode : null;
        if (errorCode === 'CONSENT') onOutdated();
        const end = ENDS[errorCode ?? ''];
        if (end === undefined) throw failure;
        onEnd(end);
      }
    },
  });
  return form;
}

/** Whether joining asks for a field at all, and whether it must be filled in. */
export function asksFor({ fields }: RegisterManage, name: string): 'no' | 'optional' | 'required' {
  const field = fields.find((known) => known.field === name);
  if (field === undefined) return 'no';
  return field.required ? 'required' : 'optional';
}

function useApplicantRules(manage: RegisterManage): NonNullable<FormOptions<Applicant>['rules']> {
  const t = useText('auth');
  const rules = useRules();
  const { required, optional } = rules;
  const asked = (name: string, rule: typeof required) =>
    asksFor(manage, name) === 'required' ? rule : optional(rule);
  const consents = manage.consents
    .filter((consent) => consent.required)
    .map((consent) => {
      const isAgreed = (value: string) => value === agreementOf(consent);
      const rule = (value: string) => (isAgreed(value) ? undefined : t('joining.profile.consentNeeded'));
      return [consentName(consent.key), rule] as const;
    });
  return {
    title: rules.chosen,
    firstName: rules.englishName,
    lastName: rules.englishName,
    chineseName: asked('chineseName', rules.chineseName),
    dateOfBirth: rules.dateOfBirth({ minAge: manage.minAge }),
    email: asked('email', rules.email),
    country: rules.chosen,
    ...Object.fromEntries(consents),
  };
}
