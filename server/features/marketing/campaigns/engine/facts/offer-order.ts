import type { About } from './about';

/** Verbs of ordering: as an order (tú, usted) that takes a pronoun, and what the reader does (tú, usted). */
const verbs: Record<string, readonly [string, string, string, string]> = {
  reserva: ['resérva', 'resérve', 'reservas', 'reserva'],
  recoge: ['recóge', 'recója', 'recoges', 'recoge'],
  pide: ['píde', 'pída', 'pides', 'pide'],
  encarga: ['encárga', 'encárgue', 'encargas', 'encarga'],
  compra: ['cómpra', 'cómpre', 'compras', 'compra'],
  prueba: ['pruéba', 'pruébe', 'pruebas', 'prueba'],
  contrata: ['contráta', 'contráte', 'contratas', 'contrata'],
  solicita: ['solicíta', 'solicíte', 'solicitas', 'solicita'],
  paga: ['pága', 'págue', 'pagas', 'paga'],
  recibe: ['recíbe', 'recíba', 'recibes', 'recibe'],
  devuelve: ['devuélve', 'devuélva', 'devuelves', 'devuelve'],
  cambia: ['cámbia', 'cámbie', 'cambias', 'cambia'],
};

/**
 * An offer told as what anybody does, told to the reader: «se reserva antes de las 20:00 y se recoge …» becomes «resérvala
 * antes de las 20:00 y la recoges …». Undefined where the offer is told otherwise or the gender is not known.
 */
export function orderFrom(
  text: string,
  pronoun: string | undefined,
  { register }: About,
): string | undefined {
  const first = /^se (\p{L}+?)n?\s/u.exec(text);
  const forms = first?.[1] === undefined ? undefined : verbs[first[1]];
  // «Se cambia la fecha» says what is changed already.
  const hasObject = /^se \p{L}+ (?:el|la|los|las|un|una|unos|unas|tu|tus|su|sus)(?!\p{L})/u.test(text);
  if (!first || !forms || pronoun === undefined || hasObject) return undefined;
  const isInformal = register === 'informal';
  const rest = text.slice(first[0].length).replace(/ y se (\p{L}+?)n?(?=\s)/gu, (all, verb: string) => {
    const other = verbs[verb];
    return other ? ` y ${pronoun} ${isInformal ? other[2] : other[3]}` : all;
  });
  return `${isInformal ? forms[0] : forms[1]}${pronoun} ${rest}`;
}

const collected = {
  es: /se recogen? (a las \d{1,2}[:.]\d{2}|por la (?:mañana|tarde))( del día siguiente)?/u,
  en: /(?:collect(?:ed)?|pick(?:ed)? up|ready) (?:it )?(at \d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)( the next (?:day|morning))?/iu,
};

/** When an ordered thing waits for its buyer: «mañana a las 8:30». */
export function waitsAt(text: string, language: 'en' | 'es'): string | undefined {
  const found = collected[language].exec(text);
  if (!found?.[1]) return undefined;
  const tomorrow = language === 'es' ? 'mañana ' : 'tomorrow ';
  return `${found[2] ? tomorrow : ''}${found[1]}`;
}
