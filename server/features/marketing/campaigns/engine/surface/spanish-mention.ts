import type { Register } from '../../../../../../shared/marketing/register';
import { listedNouns } from '../../../grammar/spanish/listed-nouns';
import { type NounPhrase, readNounPhrase, withDeterminer } from '../../../grammar/spanish/noun-phrase';
import { fold } from '../../../grammar/words/fold';
import { bare, lowerFirst, type Mention } from './called';

/** Names of one word, and names that begin as the company does, are brands unless the list of nouns knows them. */
function isSpanishNoun(name: string, phrase: NounPhrase, company: string): boolean {
  if (phrase.gender === undefined) return false;
  const first = fold(phrase.head);
  // «Queso curado» of «Queso Pastor» is described; «Relevo Turnos» of «Relevo» is called.
  const isDescribed = /^\S+\s+\p{Ll}/u.test(name.trim());
  const isCompany = fold(company).split(/\s+/u)[0] === first && !isDescribed;
  const isKnown = listedNouns.has(phrase.head.toLocaleLowerCase('es')) || /^\p{Ll}/u.test(name);
  return isKnown || (!isCompany && /\s/u.test(name.trim()));
}

/** What is done without end, of which there is no «una»: «la contabilidad», «la limpieza de oficinas». */
const uncounted =
  /^(?:contabilidad|fiscalidad|mantenimiento|jardineria|fontaneria|limpieza(?! (?:dental|facial|bucal))|facturacion|consultoria|asesoria|gestoria|fisioterapia|psicologia|marketing|control de|gestion de|traduccion(?! jurada))(?!\p{L})/u;

/** How a Spanish name is called in a sentence. */
export function spanish(name: string, company: string, register: Register) {
  const phrase = readNounPhrase(name);
  const your = register === 'informal' ? 'tu' : 'su';
  const isPlural = phrase.isPlural;
  if (!isSpanishNoun(name, phrase, company)) {
    return { mention: bare(name, isPlural ? `${your}s` : your), gender: undefined, isPlural: false, phrase };
  }
  const small = readNounPhrase(lowerFirst(name));
  const called: NounPhrase = { ...small, gender: phrase.gender, isPlural };
  const mention: Mention = {
    the: withDeterminer('definite', called) ?? name,
    a: uncounted.test(fold(small.text)) ? undefined : withDeterminer('indefinite', called),
    your: withDeterminer(register === 'informal' ? 'your' : 'yourFormal', called) ?? name,
    our: withDeterminer('our', called),
    this: withDeterminer('this', called),
  };
  return { mention, gender: phrase.gender, isPlural, phrase };
}
