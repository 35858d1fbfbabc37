/** An offer with this member's coupon. Saving updates the cache itself (`save-offer.ts`). */
export const OFFER_TAGS = ['Offer', 'SavedOffer'] as const;
