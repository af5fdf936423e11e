import type { Language } from '@shared/languages';

/** How well a password keeps others out; the first two are refused by the server. */
export type PasswordVerdict = 'common' | 'known' | 'weak' | 'fair' | 'strong';

/** What a form says of a password while it is typed; each fits on a phone's line. Here, and not with the texts of all screens, because only those who choose a password load them. */
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
