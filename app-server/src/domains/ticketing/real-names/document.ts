import { docKey, maskDocNo, normalizeDocNo, type DocType } from '@resort/mf-ticketing/contract';
import type { Services } from '../../../platform/context.ts';

type Keeper = Pick<Services, 'secrets'>;

/** Sealed for its member: moved to another one's row, it does not open. */
const purposeOf = (memberId: number) => `real-name.document ${memberId}`;

/** A document's number as it is stored; nothing else of it reaches the database but the hash. */
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

/** The same for the same document, whoever saved it; without the server's key nobody can try numbers against it. */
export function hashDocument({ secrets }: Keeper, { docType, docNo, nationality }: Document): Buffer {
  return secrets.mac('real-name.document', docKey(docType, docNo, nationality));
}
