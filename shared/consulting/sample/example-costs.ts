import { exampleCurrency } from '../../example-currency';
import type { Language } from '../../languages';

/** Where the examples of each language play, and what an hour costs there. */
export const exampleCosts = {
  en: { country: 'GB', hourCost: 16_00, hourCurrency: exampleCurrency.en },
  es: { country: 'ES', hourCost: 18_00, hourCurrency: exampleCurrency.es },
} as const satisfies Record<Language, object>;
