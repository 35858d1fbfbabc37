import { docKey, maskDocNo, normalizeDocNo, type DocType } from '@resort/shared/documents';
import type { Services } from '../../../platform/context.ts';

type Keeper = Pick<Services, 'secrets'>;

/** Encrypted for its member: in another member's row it cannot be decrypted. */
const purposeOf = (memberId: number) => `real-name.document ${memberId}`;

/** A document's number as it is stored; the database contains nothing else of it except the hash. */
export function sealDocNo({ secrets }: Keeper, memberId: number, docNo: string): Buffer {
  return secrets.seal(Buffer.from(normalizeDocNo(docNo)), purposeOf(memberId));
}

interface Sealed {
  readonly memberId: number;
  readonly docSealed: Buffer;
}

export function openDocNo({ secrets }: Keeper, { memberId, docSealed }: Sealed): string {
  return secrets.open(docSealed, purposeOf(memberId)).toString();
}

export const maskedDocNo = (keeper: Keeper, sealed: Sealed): string => maskDocNo(openDocNo(keeper, sealed));

interface Document {
  readonly docType: DocType;
  readonly docNo: string;
  readonly nationality: string | null;
}

/**
 * The same hash for the same document, whoever saved it; without the server's key it cannot be guessed by trying
 * numbers.
 */
export function hashDocument({ secrets }: Keeper, { docType, docNo, nationality }: Document): Buffer {
  return secrets.mac('real-name.document', docKey(docType, docNo, nationality));
}
