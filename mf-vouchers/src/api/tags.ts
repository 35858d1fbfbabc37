/** An offer as this member meets it: its coupon. Saving is told to the cache by itself (`save-offer.ts`). */
export const OFFER_TAGS = ['Offer', 'SavedOffer'] as const;
