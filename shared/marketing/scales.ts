/** Whom a company sells to. */
export const audienceTypes = ['B2C', 'B2B', 'both'] as const;
export type AudienceType = (typeof audienceTypes)[number];

/** How readers are addressed: as their kind is (B2B formally), or always one way. */
export const formalities = ['audience', 'formal', 'informal'] as const;
export type Formality = (typeof formalities)[number];

/** Who speaks in a company's texts. */
export const speakers = ['we', 'I'] as const;
export type Speaker = (typeof speakers)[number];

/** Whether texts have emoji. */
export const emojiUses = ['none', 'few'] as const;

/** What happens to what is due and could not be published in time: it still is, the user is asked, or it is left out. */
export const latePolicies = ['send', 'ask', 'skip'] as const;

/** Companies of an account, products of a company, and words that a company avoids. */
export const marketingLimits = { companies: 50, products: 1_000, avoid: 50 } as const;

/** Time zones that a form offers first; any other of the IANA list is taken too. */
export const usualTimezones = ['Europe/Madrid', 'Atlantic/Canary', 'Europe/London'] as const;

/** The pictures that are taken; what a file is, its content says. */
export const imageTypes = ['image/png', 'image/jpeg'] as const;
export type ImageType = (typeof imageTypes)[number];

/** The largest file, and the largest picture that it may hold, in pixels. */
export const imageLimits = { bytes: 5 * 1024 * 1024, side: 8_000, pixels: 25_000_000 } as const;

/** What a text asks its reader to do; `subscribe` is signing up. */
export const goals = ['buy', 'book', 'quote', 'demo', 'visit', 'subscribe'] as const;
export type Goal = (typeof goals)[number];
