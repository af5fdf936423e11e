/** The seven networks that a social piece is written for. */
export const networks = ['x', 'bluesky', 'mastodon', 'threads', 'linkedin', 'facebook', 'instagram'] as const;
export type Network = (typeof networks)[number];

/** What a campaign asks its reader to do. */
export const goals = ['buy', 'quote', 'demo', 'visit', 'subscribe'] as const;
export type Goal = (typeof goals)[number];

/** What a campaign leads with: the cost of the status quo, the state afterwards, or proof, offer and price. */
export const angles = ['pain', 'outcome', 'proof'] as const;
export type Angle = (typeof angles)[number];

/** Whom a set speaks to. */
export const audiences = ['B2C', 'B2B'] as const;
export type Audience = (typeof audiences)[number];

/** Attention, interest, desire, action. */
export const parts = ['A', 'I', 'D', 'X'] as const;
export type Part = (typeof parts)[number];

/** The fields of a landing page's form; `email` is always there. */
export const formFields = ['name', 'email', 'phone', 'company', 'position', 'message'] as const;
