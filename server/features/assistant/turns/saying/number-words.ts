/**
 * Numbers that are written as words, in both languages and folded. «Once» is left out: in English it is no number. Words
 * of size have no value of their own, so that no result holds them.
 */
export const numberWords: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  doce: '12',
  quince: '15',
};

const english =
  'thir(?:teen|ty)|four(?:teen)|forty|fif(?:teen|ty)|six(?:teen|ty)|seven(?:teen|ty)|eigh(?:teen|ty)|nine(?:teen|ty)|twenty|dozens?|hundreds?|thousands?|(?:m|b|tr)illions?';
const spanish =
  'trece|catorce|dieci[a-z]+|veint[a-z]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|docenas?|cien(?:to|tos|tas)?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil|miles|(?:m|b|tr)illon(?:es)?';

/** Words of numbers above twelve, and of sizes. */
export const sizeWord = new RegExp(`^(?:${english}|${spanish})$`, 'u');
