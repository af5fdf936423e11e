import type { LeftOut } from '../../../../../shared/marketing/products/analysis';
import { fold } from '../../grammar/words/fold';
import { tokensOf } from './tokens';
import type { KnownWords } from './words/known-words';

/** Placeholder texts. */
const placeholder =
  /\blorem\b|\bipsum\b|\bdolor sit\b|\bconsectetur\b|\{\{|\}\}|\[[A-ZÁÉÍÓÚÑ _]{3,}\]|\b(?:tbd|xxx+|n\/a|por definir|texto de prueba|sample text|test test|prueba prueba)\b/iu;

/** Words that say nothing specific about a product, folded. */
const emptyWords = new Set(
  `producto productos articulo articulos servicio servicios cosa cosas simple sencillo sencilla normal bueno buena buenos
  buenas bonito bonita genial calidad descripcion titulo texto ejemplo prueba muy todo tipo nuestro nuestra este esta es
  un una el la los las de para y que aqui va tu product products item items service services thing things simple nice
  good great cool awesome quality description title text sample example test very our this that is are a an the some
  kind of for and here goes your it`.split(/\s+/u),
);

/** “This is a simple product”. */
const isGeneric = (tokens: readonly string[]) =>
  tokens.length > 1 && tokens.every((token) => emptyWords.has(token));

/** «¿El resultado?», “The result?”: an article and a word ask nothing by themselves, and lead to the next sentence. */
const leadsOn = (text: string, tokens: readonly string[]) =>
  text.endsWith('?') && tokens.length === 2 && /^(?:el|la|los|las|tu|the|your|our)$/u.test(tokens[0] ?? '');

/** A note to oneself, in capitals, since «todo» is a Spanish word. */
const note = /\bTODO\b/;

const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm', '1234567890'];
const runs = [...rows, ...rows.map((row) => Array.from(row).reverse().join(''))];

/** A run of four neighbouring keys or the same sign four times: no word of either language has one but these. */
const exempt = /(?:were|powert|proper|tyu|poiu)/;
const isKeyboard = (token: string) =>
  /(.)\1{3,}/u.test(token) ||
  /^(.{2,3})\1{2,}$/u.test(token) ||
  (!exempt.test(token) &&
    token.length >= 4 &&
    !/^\d+$/.test(token) &&
    runs.some((run) =>
      Array.from({ length: token.length - 3 }, (_, at) => token.slice(at, at + 4)).some((keys) =>
        run.includes(keys),
      ),
    ));

const isNumber = (token: string) => /\p{N}/u.test(token);

/** The share of unknown words above which a text is filler. */
const mostUnknown = 0.6;

function isUnknown(token: string, given: ReadonlySet<string>, words: KnownWords): boolean {
  return (
    !isNumber(token) &&
    token.length > 1 &&
    !given.has(token) &&
    !words.has('es', token) &&
    !words.has('en', token)
  );
}

/**
 * Why a text says nothing about the product; undefined when it does. `names` are valid words that are in no
 * dictionary, such as the product's and the company's names.
 */
export function fillerIn(
  text: string,
  { name, names = [] }: { name: string; names?: readonly string[] },
  words: KnownWords,
): LeftOut['why'] | undefined {
  if (placeholder.test(text) || note.test(text)) return 'placeholder';
  const tokens = tokensOf(text);
  if (tokens.some(isKeyboard)) return 'keyboard';
  // «17kg» is a measure, with its unit.
  if (
    tokens.length < 2 &&
    !/^\d[\d.,]*\s?(?:kg|g|gr|gsm|ml|cl|l|cm|mm|m|w|kw|v|gb|tb|h|min)$/iu.test(text.trim())
  )
    return 'short';
  if (isGeneric(tokens)) return 'placeholder';
  if (leadsOn(text, tokens)) return 'short';
  const own = new Set(tokensOf(name));
  if (tokens.every((token) => own.has(token)) || fold(text) === fold(name)) return 'name';
  if (tokens.length > 1 && new Set(tokens).size === 1) return 'short';
  const given = new Set(names.flatMap(tokensOf));
  const unknown = tokens.filter((token) => isUnknown(token, given, words)).length;
  return unknown / tokens.length > mostUnknown ? 'unknown' : undefined;
}
