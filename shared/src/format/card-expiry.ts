/** As on the card itself, in every language: `08/28`. */
export const cardExpiry = ({
  expiryMonth,
  expiryYear,
}: {
  expiryMonth: number;
  expiryYear: number;
}): string => `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;
