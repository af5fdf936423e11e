import type { Language } from '../../../../../../shared/languages';
import type { Register } from '../../../../../../shared/marketing/register';
import type { Mention } from './called';
import { english, englishShort } from './english-mention';
import { spanish } from './spanish-mention';

export interface Mentions {
  /** With all of its name. */
  full: Mention;
  /** As it is called once it is known: the short name, or the noun of its name. */
  short: Mention;
  /** The object pronoun: «la», «it». */
  it: string | undefined;
  gender: 'm' | 'f' | undefined;
  isPlural: boolean;
  isService?: boolean;
}

interface Called {
  mention: Mention;
  gender?: 'm' | 'f' | undefined;
  isPlural: boolean;
}

/** Verbs and adjectives agree with one name, so that a short name of another gender or number is the only one. */
const agreeing = <Name extends Called>(full: Name, short: Name | undefined): Name =>
  short && (short.gender !== full.gender || short.isPlural !== full.isPlural) ? short : full;

function englishMentions(name: string, shortName: string | undefined, company: string): Mentions {
  const called = shortName ? english(shortName, company) : undefined;
  const full = agreeing(english(name, company, shortName), called);
  const { isPlural, isService } = full;
  const short = called ? called.mention : englishShort(name, full);
  return { full: full.mention, short, it: isPlural ? 'them' : 'it', gender: undefined, isPlural, isService };
}

function spanishMentions(name: string, shortName: string | undefined, company: string, register: Register) {
  const called = shortName ? spanish(shortName, company, register) : undefined;
  const full = agreeing(spanish(name, company, register), called);
  const { gender, isPlural, phrase } = full;
  const head = gender ? phrase.head.toLocaleLowerCase('es') : undefined;
  const byHead = () =>
    head && phrase.text.split(' ').length > 1 && /^\p{L}/u.test(head)
      ? spanish(head, '', register).mention
      : full.mention;
  const it = gender && `${gender === 'f' ? 'la' : 'lo'}${isPlural ? 's' : ''}`;
  return { full: full.mention, short: called ? called.mention : byHead(), it, gender, isPlural };
}

/** How the texts of a set call a product. */
export function mentionsOf(
  { name, shortName }: { name: string; shortName?: string | undefined },
  company: string,
  language: Language,
  register: Register,
): Mentions {
  const whole = name.trim().replace(/\s+/gu, ' ');
  return language === 'en'
    ? englishMentions(whole, shortName, company)
    : spanishMentions(whole, shortName, company, register);
}
