import { fold } from '../../../grammar/words/fold';
import { wordRows } from '../word-list';

/** Forms that are something else as well: «compras» is a noun, and «entre» a preposition. */
const ambiguous = new Set(
  `compras pruebas reservas llamas visitas cuentas notas consultas preguntas esperas sales pagas entre esta estas es sea crea
  sienta viva`.split(/\s+/u),
);
const only = (forms: readonly (string | undefined)[]) =>
  new Set(forms.filter((form): form is string => form !== undefined && form !== '–' && !ambiguous.has(form)));

/** The forms of the verbs that a campaign uses: [infinitive, tú, usted, order of tú, order of usted]; folded. */
function readForms() {
  const verbs = wordRows('es', 'verbs');
  return {
    informal: only(verbs.map(([, form]) => form)),
    telling: only(verbs.map(([, , , form]) => form)),
    formal: only(verbs.map(([, , , , form]) => form)),
  };
}

let read: ReturnType<typeof readForms> | undefined;
const forms = () => (read ??= readForms());

/** Orders of tú; of verbs whose form can also tell what the product does («llega», «deja») only with pronouns. */
const informalOrders = new Set(
  `compra pide prueba reserva elige mira llama escribe solicita descubre visita suscribete haz ven pon consulta encarga
  pregunta contrata compara calcula conoce`.split(/\s+/u),
);
/** Nouns that look like an order, alone or with a pronoun at its end. */
const alike = new Set('tomate vela velas velo comete'.split(' '));
/** «Consulta inicial», «prueba de 14 días», «reserva online»: nouns, by what follows; «reserva antes de» orders. */
const asNoun =
  /^(?:consulta|prueba|visita|reserva|compra|llama|pregunta) (?:\d+|del?|online|en linea|sin|para)(?!\p{L})|^(?:consulta|prueba|visita|reserva|compra|llama|pregunta) \p{L}+(?:ad[ao]|id[ao]|uita|ica|ima|al|via|ible|able|ante|ente|iva|osa|aria)s?(?!\p{L})/u;
const enclitic = '(?:me|te|se|nos|l[oa]s?|les?|mel[oa]s?|tel[oa]s?|sel[oa]s?)';

const wordsOf = (text: string) => fold(text).match(/[\p{L}]+/gu) ?? [];

/**
 * The words where an order can stand: the first one of a sentence and the one after a comma; none in a question. After
 * «y», a bare form tells what somebody does («la masa leva y pide horno»), and one with pronouns orders. After «no», an
 * order of usted keeps its form and one of tú does not.
 */
const openings = (text: string, afterNo: boolean) =>
  Array.from(
    fold(text).matchAll(/(?:^|[.!?:;¡«“]\s*|,\s+|(\by\s+))(?:y\s+)?(no\s+)?([\p{L}]+)(?=(.{0,80}))/gu),
    ([, joined, no, word = '', rest = '']) => {
      const isBare = withoutPronouns(word) === word;
      const isThing = alike.has(word) || asNoun.test(word + rest);
      return isThing || (no !== undefined && !afterNo) || (joined !== undefined && isBare) ? '' : word;
    },
  );

const withoutPronouns = (word: string) => word.replace(new RegExp(`${enclitic}$`, 'u'), '');

/** An order of tú: one that is nothing else, or a verb with pronouns at its end: resérvala, pídenoslo. */
const isInformalOrder = (word: string) =>
  informalOrders.has(word) || (withoutPronouns(word) !== word && forms().telling.has(withoutPronouns(word)));

/** An order of usted, also with pronouns at its end: reserve, resérvela. */
const isFormalOrder = (word: string) => forms().formal.has(word) || forms().formal.has(withoutPronouns(word));

/** With their accents: «té» is a drink, and «estas» are things. */
const pronouns = /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|tuy[oa]s?|estás)(?!\p{L})/iu;

/** Forms of tú that are nouns too, where only a verb can stand: «si compras», «¿reservas?», «la esperas», «pagas por». */
const asVerb =
  /(?:¿|(?<!\p{L})(?:que|si|cuando|donde|no|te|lo|la)\s+)((?:compr|prueb|reserv|llam|visit|cuent|consult|pregunt|esper|pag)as|sales)(?!\p{L})|(?:^|[.!?:;]\s*)((?:pagas|sales) (?:solo|al|lo|el|la|por|menos|con|en|sin|ya|hablando))(?!\p{L})/u;

/** A word of a text that says tú. */
export const informal = (text: string): string | undefined =>
  pronouns.exec(text.normalize())?.[0] ??
  wordsOf(text).find((word) => forms().informal.has(word)) ??
  asVerb.exec(fold(text))?.slice(1).find(Boolean) ??
  openings(text, false).find(isInformalOrder);

/** A word of a text that says usted; «su» and «le» can mean anybody. */
export const formal = (text: string): string | undefined =>
  wordsOf(text).find((word) => /^(?:ustedes|usted)$/u.test(word)) ??
  openings(text, true).find((word) => isFormalOrder(word) && !isInformalOrder(word));

/** A word of a text that says vosotros. */
export const plural = (text: string): string | undefined =>
  wordsOf(text).find((word) => /^(?:vosotr[oa]s|vuestr[oa]s?|os)$/u.test(word)) ??
  /(?<!\p{L})\p{L}+(?:áis|éis)(?!\p{L})/u.exec(
    text.toLocaleLowerCase('es').replace(/(?<!\p{L})(?:dieciséis|veintiséis|jerséis|béis)(?!\p{L})/gu, ''),
  )?.[0];
