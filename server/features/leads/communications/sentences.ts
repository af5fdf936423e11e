import { plainText } from '../../../../shared/plain-text';

/** Words by which somebody speaks of themselves, without accents. */
const firstPerson = new Set(
  `yo me mi mis mio mia conmigo nos nosotros nosotras nuestro nuestra nuestros nuestras tengo tenemos
  quiero queremos necesito necesitamos puedo podemos busco buscamos quisiera estoy estamos soy somos
  compro compramos i my mine we us our ours myself ourselves`.split(/\s+/),
);

const wordsOf = (text: string) => plainText(text).split(/[^a-zñ]+/u);

/** Addresses and numbers by which somebody could be recognised. */
const isPersonal = (text: string) =>
  text.includes('@') || text.includes('://') || text.includes('www.') || text.replace(/\D/g, '').length >= 6;

const fewestWords = 3;

/** The sentences of a message that somebody says of themselves or asks, each with at most `most` characters. */
export function tellingSentences(message: string, most: number): string[] {
  // Below such a line an answer quotes what it answers.
  const own = message.split('\n').filter((line) => !line.trimStart().startsWith('>'));
  return own
    .flatMap((line) => line.split(/(?<=[.!?])\s/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length <= most && !isPersonal(sentence))
    .filter((sentence) => {
      const words = wordsOf(sentence);
      const isTelling = sentence.endsWith('?') || words.some((word) => firstPerson.has(word));
      return isTelling && words.filter(Boolean).length >= fewestWords;
    });
}
