/**
 * A viewport of at least this width in CSS pixels is wide (specification §9); style sheets use the same
 * number.
 */
export const WIDE_FROM_PX = 768;
