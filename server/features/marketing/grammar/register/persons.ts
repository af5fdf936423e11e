import { fold } from '../words/fold';

/** Verbs that a campaign uses, as [infinitive, tú, usted, imperative of tú, imperative of usted]; folded. */
export const verbs =
  `querer quieres quiere - -|poder puedes puede - -|tener tienes tiene ten tenga|necesitar necesitas necesita - -
  hacer haces hace haz haga|saber sabes sabe - -|ser eres es - sea|estar estas esta - -|buscar buscas busca busca busque
  preferir prefieres prefiere prefiere prefiera|ir vas va ve vaya|pedir pides pide pide pida|probar pruebas prueba prueba pruebe
  comprar compras compra compra compre|reservar reservas reserva reserva reserve|elegir eliges elige elige elija
  ver ves ve mira vea|mirar miras mira mira mire|llamar llamas llama llama llame|escribir escribes escribe escribe escriba
  solicitar solicitas solicita solicita solicite|descubrir descubres descubre descubre descubra|venir vienes viene ven venga
  recoger recoges recoge recoge recoja|recibir recibes recibe recibe reciba|pagar pagas paga paga pague
  visitar visitas visita visita visite|suscribirse suscribes suscribe suscribete suscribase|leer lees lee lee lea
  responder respondes responde responde responda|contar cuentas cuenta cuenta cuente|decir dices dice di diga
  dejar dejas deja deja deje|poner pones pone pon ponga|empezar empiezas empieza empieza empiece|gastar gastas gasta gasta gaste
  perder pierdes pierde - pierda|esperar esperas espera espera espere|llevar llevas lleva lleva lleve
  encontrar encuentras encuentra encuentra encuentre|usar usas usa usa use|abrir abres abre abre abra
  entrar entras entra entra entre|trabajar trabajas trabaja trabaja trabaje|conocer conoces conoce conoce conozca
  pensar piensas piensa piensa piense|creer crees cree - crea|notar notas nota nota note|olvidar olvidas olvida olvida olvide
  consultar consultas consulta consulta consulte|encargar encargas encarga encarga encargue|llegar llegas llega llega llegue
  preguntar preguntas pregunta pregunta pregunte|hablar hablas habla habla hable|volver vuelves vuelve vuelve vuelva
  ahorrar ahorras ahorra ahorra ahorre|contratar contratas contrata contrata contrate|ver ves ve ve vea
  disfrutar disfrutas disfruta disfruta disfrute|acumular acumulas acumula acumula acumule|tomar - toma toma tome
  aprovechar aprovechas aprovecha aprovecha aproveche|guardar guardas guarda guarda guarde|preparar preparas prepara prepara prepare
  gestionar gestionas gestiona gestiona gestione|enviar envias envia envia envie
  comparar comparas compara compara compare|calcular calculas calcula calcula calcule|sentir sientes siente siente sienta
  comer comes come come coma|dormir duermes duerme duerme duerma|vivir vives vive vive viva|salir sales sale sal salga`
    .split(/[|\n]/u)
    .map((line) => line.trim().split(/\s+/u))
    .filter((forms) => forms.length === 5);

/** Forms that are something else as well: «compras» is a noun, and «entre» a preposition. */
const ambiguous = new Set(
  `compras pruebas reservas llamas visitas cuentas notas consultas preguntas esperas sales pagas entre esta estas es sea crea
  sienta viva`.split(/\s+/u),
);
const only = (forms: readonly (string | undefined)[]) =>
  new Set(forms.filter((form): form is string => form !== undefined && form !== '-' && !ambiguous.has(form)));

const informalForms = only(verbs.map(([, form]) => form));
/** Orders of tú; of verbs whose form can also tell what the product does («llega», «deja») only with pronouns. */
const informalOrders = new Set(
  `compra pide prueba reserva elige mira llama escribe solicita descubre visita suscribete haz ven pon consulta encarga
  pregunta contrata compara calcula conoce`.split(/\s+/u),
);
const tellingOrders = only(verbs.map(([, , , form]) => form));
const formalOrders = only(verbs.map(([, , , , form]) => form));
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

export const withoutPronouns = (word: string) => word.replace(new RegExp(`${enclitic}$`, 'u'), '');

/** An order of tú: one that is nothing else, or a verb with pronouns at its end: resérvala, pídenoslo. */
const isInformalOrder = (word: string) =>
  informalOrders.has(word) || (withoutPronouns(word) !== word && tellingOrders.has(withoutPronouns(word)));

/** An order of usted, also with pronouns at its end: reserve, resérvela. */
const isFormalOrder = (word: string) => formalOrders.has(word) || formalOrders.has(withoutPronouns(word));

/** With their accents: «té» is a drink, and «estas» are things. */
const pronouns = /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|tuy[oa]s?|estás)(?!\p{L})/iu;

/** Forms of tú that are nouns too, where only a verb can stand: «si compras», «¿reservas?», «la esperas», «pagas por». */
const asVerb =
  /(?:¿|(?<!\p{L})(?:que|si|cuando|donde|no|te|lo|la)\s+)((?:compr|prueb|reserv|llam|visit|cuent|consult|pregunt|esper|pag)as|sales)(?!\p{L})|(?:^|[.!?:;]\s*)((?:pagas|sales) (?:solo|al|lo|el|la|por|menos|con|en|sin|ya|hablando))(?!\p{L})/u;

/** A word of a text that says tú. */
export const informal = (text: string): string | undefined =>
  pronouns.exec(text.normalize())?.[0] ??
  wordsOf(text).find((word) => informalForms.has(word)) ??
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
