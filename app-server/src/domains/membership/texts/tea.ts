/** Afternoon tea in the Tea Gallery. Every text that names its hours, and the outlet itself, reads them here. */
export const TEA = { from: '14:00', to: '18:00', scones: '15:00', teas: 40 } as const;
