import type { Language } from '../../../../../../shared/languages';
import { places } from './words/places';
import { belowZeroSign, numberSign } from './words-of-fact';

/**
 * The endings that an asterisk stands for, folded. They are listed instead of «any letters», so that «lent*» finds
 * «lenta» and not «lentejas».
 */
const endings: Record<Language, string> = {
  es: `s es o a os as e en an n ado ada ados adas ido ida idos idas ar er ir ando iendo acion aciones able ables ible
    ibles amos emos imos ara aran era eran ira iran aria arian mente
    lo la los las le les se arlo arla arlos arlas erlo erla erlos erlas`,
  en: 's es d ed ing er ers r rs ly',
};

const endingsOf: Record<Language, ReadonlySet<string>> = {
  es: new Set(['', ...endings.es.split(/\s+/u)]),
  en: new Set(['', ...endings.en.split(/\s+/u)]),
};

/** The sign for a country, a region or a town in expressions: «hech* en @». */
const placeSign = '@';

/**
 * Whether a folded word is the expression's word; «*» at its end allows any inflection, «#» is any number that is not
 * below zero, «#m», «#n», «#y» and «#l» are those of a kind, «@» a place.
 */
export function isWord(expression: string, word: string, language: Language): boolean {
  if (expression === numberSign) return word.startsWith(numberSign) && word !== belowZeroSign;
  if (expression === placeSign) return places.has(word);
  if (!expression.endsWith('*')) return expression === word;
  const stem = expression.slice(0, -1);
  return word.startsWith(stem) && endingsOf[language].has(word.slice(stem.length));
}
