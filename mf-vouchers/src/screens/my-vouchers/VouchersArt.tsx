import { Illustration } from '@resort/shared/ui/illustration';

/** What an empty list of vouchers shows. */
export default function VouchersArt() {
  return <Illustration of="vouchers" />;
}
