/** By what visitors and leads are told apart. */
export const breakdownNames = ['campaigns', 'channels', 'angles', 'pages'] as const;
export type BreakdownName = (typeof breakdownNames)[number];
