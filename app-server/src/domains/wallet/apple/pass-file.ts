import type { PassKind } from '@resort/shared/calls/rows';
import { LANGUAGES } from '@resort/shared/contract';
import type { PKPass } from 'passkit-generator';
import type { AppleWallet } from '../../../platform/integrations/wallet-config.ts';
import type { PassContent, PassField } from '../content/pass-content.ts';
import { WALLET_TEXTS } from '../locales/index.ts';
import { folderOf, PassStrings } from './pass-strings.ts';
import { passColours, picturesOf } from './pictures.ts';

const STYLES = { CARD: 'storeCard', TICKET: 'eventTicket', VOUCHER: 'coupon' } as const satisfies Record<
  PassKind,
  string
>;

/** As many as stand side by side on the smallest phone. */
const IN_A_ROW = 2;

export const PASS_MEDIA_TYPE = 'application/vnd.apple.pkpass';

/** Where a phone asks for the pass again. */
export interface PassService {
  readonly webServiceURL: string;
  readonly authenticationToken: string;
}

/** A signed pass of Apple Wallet, in five languages. */
export async function passFile(
  wallet: AppleWallet,
  content: PassContent,
  service: PassService | undefined,
): Promise<Buffer> {
  // with its cryptography it takes a while to load, and most processes make no pass
  const { PKPass } = await import('passkit-generator');
  const { certificate: signerCert, key: signerKey, wwdr } = await wallet.certificates();
  const strings = new PassStrings();
  const pass = new PKPass(
    { ...picturesOf(content.skin) },
    { signerCert, signerKey, wwdr },
    {
      serialNumber: content.serial,
      passTypeIdentifier: wallet.passType,
      teamIdentifier: wallet.team,
      organizationName: strings.keyOf(WALLET_TEXTS.organisation),
      description: strings.keyOf(content.name),
      logoText: strings.keyOf(content.kind === 'VOUCHER' ? WALLET_TEXTS.voucher.name : content.name),
      sharingProhibited: true,
      voided: content.isVoid,
      ...service,
      ...passColours(content.skin),
    },
  );
  pass.type = STYLES[content.kind];
  fillFields(pass, strings, content, wallet.isSelfMade);
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: content.code.content,
    messageEncoding: 'iso-8859-1',
    altText: content.code.readable,
  });
  if (content.relevantAt !== undefined) {
    pass.setRelevantDate(content.relevantAt);
    pass.setRelevantDates([{ date: content.relevantAt, relevantDate: content.relevantAt }]);
  }
  if (content.expiresAt !== undefined) pass.setExpirationDate(content.expiresAt);
  for (const language of LANGUAGES) pass.localize(folderOf(language), strings.in(language));
  return pass.getAsBuffer();
}

function fillFields(pass: PKPass, strings: PassStrings, content: PassContent, isTrial: boolean): void {
  const shown = ({ key, label, value }: PassField) => ({
    key,
    label: strings.keyOf(label),
    value: strings.keyOf(value),
  });
  const trial = { key: 'trial', label: WALLET_TEXTS.organisation, value: WALLET_TEXTS.trial };
  if (content.corner !== undefined) pass.headerFields.push(shown(content.corner));
  pass.primaryFields.push(shown(content.main));
  pass.secondaryFields.push(...content.fields.slice(0, IN_A_ROW).map(shown));
  pass.auxiliaryFields.push(...content.fields.slice(IN_A_ROW).map(shown));
  pass.backFields.push(...content.back.map(shown), ...(isTrial ? [shown(trial)] : []));
}
