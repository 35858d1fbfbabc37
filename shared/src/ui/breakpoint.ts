/** From this width in CSS pixels a viewport counts as wide (specification §9); stylesheets name the same number. */
export const WIDE_FROM_PX = 768;
