import type { Language } from '../../../../../../../shared/languages';

const setOf = (words: string) => new Set(words.trim().split(/\s+/u));

/** What the rules of contradictions know of a language; all of it folded. */
export interface OppositeWords {
  /** Take back what stands behind them. */
  negations: ReadonlySet<string>;
  /** A negation of these says nothing of the thing itself: «no hace falta reserva». */
  idle: RegExp;
  /** Takes back its first group: “gluten-free”. */
  without: RegExp;
  /** Words of which one cannot hold where the other does. */
  pairs: readonly (readonly [RegExp, RegExp])[];
  /** With one of these in only one of two facts they may both hold: «la primera clase», «desde 30 €». */
  qualifiers: ReadonlySet<string>;
  /** Words for small numbers. */
  numerals: Readonly<Record<string, number>>;
}

const spanish: OppositeWords = {
  without: /\blibre de (\p{L}+)/gu,
  negations: setOf('no sin ni nunca tampoco ningun ninguna'),
  idle: /\b(?:no (?:hace|hara) falta|no (?:es )?necesari\w+|no necesitas?|no hay que|no solo|sin necesidad|sin compromiso|sin problemas?)\b/,
  pairs: [
    [/\b(?:gratis|gratuit[oa]s?)\b/, /\b(?:de pago|se paga|cuesta|aparte)\b/],
    [
      /(?<!\bno (?:esta |estan |va |van )?)\bincluid[oa]s?\b|(?<!\bno )\bincluye\b/,
      /\bno (?:esta |van? )?incluid[oa]s?\b|\bno incluye\b|\baparte\b/,
    ],
    [/\bsi\b/, /\bno\b/],
    [/\b(?:abierto|abrimos)\b/, /\b(?:cerrado|cerramos)\b/],
    [/\b(?:a domicilio)\b/, /\b(?:solo en (?:tienda|el local|la clinica|el centro))\b/],
    [/\bobligatori[oa]s?\b/, /\b(?:opcional(?:es)?|voluntari[oa]s?)\b/],
  ],
  qualifiers: setOf(
    'primer primera segundo segunda desde hasta partir minimo maximo mas menos extra adicional adicionales aprox unos unas entre cada ultimo ultima casi menor mayor superior',
  ),
  numerals: {
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    media: 0.5,
    medio: 0.5,
  },
};

const english: OppositeWords = {
  without: /\b(gluten|lactose|sugar|dairy|nut|alcohol|plastic|smoke|cruelty)[ -]free\b/gu,
  negations: setOf("no not without never don't doesn't isn't aren't cannot can't"),
  idle: /\b(?:no need|not only|no problem|no obligation|without (?:any )?obligation|don't need|doesn't need|do not need)\b/,
  pairs: [
    [
      /\b(?:free|free of charge|complimentary)\b(?! of (?!charge))/,
      /\b(?:costs|charged|paid|at extra cost)\b/,
    ],
    [
      /(?<!\bnot )\bincluded\b|(?<!\bnot )\bincludes?\b/,
      /\bnot included\b|\bdoes(?:n't| not) include\b|\bextra\b/,
    ],
    [/\byes\b/, /\bno\b/],
    [/\bopen\b/, /\bclosed\b/],
    [/\b(?:compulsory|required|mandatory)\b/, /\boptional\b/],
  ],
  qualifiers: setOf(
    'first second from up least most more less than extra additional about around between each every last nearly over under minimum maximum only',
  ),
  numerals: {
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    half: 0.5,
  },
};

export const oppositeWords: Record<Language, OppositeWords> = { es: spanish, en: english };
