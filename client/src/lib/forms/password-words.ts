import type { Language } from '@shared/languages';

/** The strength of a password; the server refuses `common` and `known`. */
export type PasswordVerdict = 'common' | 'known' | 'weak' | 'fair' | 'strong';

/**
 * The texts that describe a password's strength; each fits on one line of a phone. They are apart from the
 * texts of all screens because only users who choose a password load them.
 */
export const passwordWords = {
  en: {
    common: 'Too common: it will be refused',
    known: 'Same as your username or email',
    weak: 'Weak: easy to guess',
    fair: 'Fair: a longer one is better',
    strong: 'Strong: very hard to guess',
  },
  es: {
    common: 'Demasiado común: no se aceptará',
    known: 'Igual que tu usuario o tu correo',
    weak: 'Débil: fácil de adivinar',
    fair: 'Aceptable: mejor si es más larga',
    strong: 'Fuerte: muy difícil de adivinar',
  },
} satisfies Record<Language, Record<PasswordVerdict, string>>;
