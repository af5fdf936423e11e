import type { Language } from './languages';

/** The currency of invented amounts: that of the place where an example of the language plays. */
export const exampleCurrency = { en: 'GBP', es: 'EUR' } as const satisfies Record<Language, string>;
