/** Currencies (ISO 4217) that forms offer first; a file may bring any other. */
export const usualCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'MXN', 'COP', 'ARS', 'CLP', 'PEN', 'BRL', 'JPY'];

/** The currencies that a form offers, and first the present one where it is another. */
export const currenciesWith = (present: string | null | undefined): readonly string[] =>
  present && !usualCurrencies.includes(present) ? [present, ...usualCurrencies] : usualCurrencies;
