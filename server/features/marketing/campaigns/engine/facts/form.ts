import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';
import { isManyVerb, isVerb, isVerbAfterSubject, isVerbBefore, orders, spanishOrders } from './verbs';
import { isPerson } from './matter';

/**
 * How a fact is built: a verb without its subject («fermenta 24 horas»), a complete sentence, a pair («Material: oak»), a
 * quality («made in Portugal», «sin gluten») or another phrase around a noun («oak base, 18 cm wide»).
 */
export type Form = 'verb' | 'sentence' | 'pair' | 'quality' | 'noun';

interface Read {
  form: Form;
  wantsMany: boolean;
  pair: { label: string; value: string } | undefined;
}

const label = /^(\p{L}[\p{L}\s/()'-]{1,34}?)\s*:\s+(\S.*)$/u;

/** Words after which a verb is not that of the main clause. */
const subordinators: Record<Language, ReadonlySet<string>> = {
  en: new Set('that which who so if when where while whose what how as and or to can'.split(' ')),
  es: new Set('que quien donde cuando si como cuyo cuya cual para mientras'.split(' ')),
};
/** Words between which and the next one stands no subject: what follows is a noun. */
const beforeNouns = new Set('el un una de del con sin en por al sobre'.split(' '));
const clitics = new Set('se no te le les lo la los las me nos'.split(' '));

const prepositions: Record<Language, RegExp> = {
  en: /^(?:through|near|outside|opposite|behind|between|during|past|for|with|without|in|from|by|of|at|on|to|under|over|up to|available|suitable|ideal|free from|free of)\b/iu,
  es: /^(?:para|con|sin|en|de|desde|hasta|por|a|al|bajo|sobre|disponibles?|apt[oa]s?|ideal(?:es)?|libre de|válid[oa]s?)\b/iu,
};
/** Adjectives with what they refer to, and participles that need no preposition: "low in salt", "rated A+++". */
const withReference: Record<Language, RegExp> = {
  en: /^(?:very )?(?:(?:low|high|rich) in|(?:kind|gentle|easy|soft|safe|tough|light|strong|quick|good|great|perfect|handy|useful|right|best) (?:on|to|for|at|in|with|served|eaten|drunk|kept)|touch dry|full of|certified|rated|graded|licensed|approved|accredited|registered(?! (?:address|office|design|charity|trademark)))\b/iu,
  es: /^(?:muy )?(?:(?:ric|baj|alt|pobre)[oa]?s? en|(?:fácil|difícil|suave|útil|seguro|segura|perfect[oa]|cómod[oa]|práctic[oa])(?:e?s)? (?:de|con|para|en|al?)|\p{L}+[ai]d[oa]s? y \p{L}+[ai]d[oa]s?)(?!\p{L})/iu,
};
const participles: Record<Language, RegExp> = {
  en: /^(?:\p{L}+ly\s+|hand[- ]?)?(?:made|built|woven|knit(?:ted)?|printed|designed|cut|sewn|stitched|finished|treated|lined|crafted|aged|matured|cured|rested|repaired|tested|baked|roasted|brewed|grown|dyed|filled|coated|packed|delivered|shipped|supplied|sold|signed|painted|carved|forged|cast|assembled|sourced|picked|produced|sized|shaped|powered|backed|equipped|fitted|framed|mounted|handmade|handcrafted|handwoven|sustainably|used|trusted|chosen|worn|stocked|run|owned|founded|established|thrown|blown|spun|drafted|written|serviced|hosted|oiled|waxed|roasted)(?=\s+(?:\d+|in|from|of|with|by|for|to|on|at|using|without|and|as|until|within|against|before|after|during|the|every|each|over|into|free|twice|once|daily|weekly|fresh|locally|only)\b|$)/iu,
  es: /^(?:\p{L}+mente\s+)?(?:hech|list|fabricad|elaborad|tejid|cosid|impres|diseñad|pintad|tallad|forjad|montad|cultivad|recogid|tostad|hornead|producid|certificad|forrad|rellen|acabad|envasad|servid|reparad|probad|pensad|compuest|equipad|revisad|embotellad|criad|curad|ahumad)[oa]s?\b/iu,
};
const qualities: Record<Language, RegExp> = {
  en: /^(?:raw|fresh|pure|unpasteurised|unfiltered|untreated|unwaxed)(?:,? (?:and )?\p{L}+)?$|^(?:[\p{L}-]+\s){0,2}[\p{L}-]*(?:able|ible|proof|[- ]free|resistant|friendly|repellent|compatible|safe|ready|breathable|handmade|vegan|organic|unisex|portable|wireless|waterproof|lightweight|soft|compliant|washable|adjustable|stackable|chic|vintage|rustic|casual|elegant|modern)(?:\s+(?:with|to|for|in|at|up|on)\b.*)?$/iu,
  es: /^(?:crud|fresc|pur)[oa]s?(?:,? (?:y )?(?:sin )?\p{L}+)?$|^(?:muy\s+)?(?:[\p{L}]+(?:able|ible|ables|ibles|ante|antes|ente|entes|al|ales|ig[oe]r[oa]s?|ano[as]?|vegan[oa]s?|ligeros?|ligeras?)(?:\s+(?:al?|en|con|sin|hasta|para|por|y)(?!\p{L}).*)?|\p{L}+[ai]d[oa]s?(?:\s+(?:al?|en|con|sin|hasta|para|del?|por|y)(?!\p{L}).*)?)$/iu,
};
/** Nouns that end as participles do. */
const nouns =
  /^(?:retirad|recogid|entrad|salid|bebid|comid|medid|jornad|temporad|tirad|almohad|ensalad|mermelad|fachad|empanad|cuñad|mercad|helad|sonid|vestid|contenid|acabad|cuidad|lavad|peinad)[oa]s?\b|^(?:grabad|bordad|estampad|curtid|tostad|planchad|encendid|secad|teñid)o de\b|^(?:puente|diente|pendiente|ambiente|volante|guante|estante|tirante|restaurante|expediente|recipiente|componente|corriente|agente|docente|cable|mueble|plano|mano|grano|piano|verano)s?\b|^(?:local|terminal|personal|señal|animal|canal|metal|portal|material|hospital|manantial|ventanal|delantal|pedal|cereal|bozal|ritual)(?:es)?\b|^certificad[oa]s? (?:oficial|digital|m[eé]dic|energ[eé]tic|de )|^altas? en\b|^acabado (?!en\b|a\b|con\b|por\b)/iu;

/** Words that no phrase of a fact's kind holds: their sentence has a verb, known or not. */
const addresses: Record<Language, RegExp> = {
  en: /\b(?:this|these|you|your|we|our|they|it)\b/iu,
  es: /(?<!\p{L})(?:este|esta|estos|estas|tú|usted|te|tu|tus|nos|nuestr[oa]s?)(?!\p{L})/iu,
};

/** Somebody before a verb that may be a noun: «un supervisor visita cada mes». */
const somebodyDoes =
  /^(?:un|una|el|la|nuestr[oa]) (\p{L}+) (\p{L}+[ae]) (?:cada|el|la|los|las|un|una|tod[oa]s|tu|tus|su|sus|con|en|a)(?!\p{L})/iu;

/** Verbs whose subject is never the product: «se habla desde el primer día», «sales con el informe en la mano». */
const impersonal =
  /^(?:no )?(?:(?:lo|la|los|las|te|le|les) \p{L}+[aei]mos|hacen? falta|hay(?! en)|(?:es|son) (?:necesari|obligatori|imprescindible)\p{L}*|se (?:necesitan?|requieren?|exigen?)|bastan? con|(?:recibe|paga|decide|conoce|aprende|gana)n?|se \p{L}+[ae]n? (?:por (?:dentro|fuera) |también |siempre |gratis )?(?:el|la|los|las|un|una|unos|unas|tu|tus|su|sus)|sabe (?:qué|cómo|cuánto|cuándo|dónde|quién|por qué)|necesitas|traes|vienes|caben? (?:un|una|unos|unas|el|la|los|las|todo|toda|hasta|dos|tres|\d+)|se (?:habla|trabaja|aprende|practica|contesta|responde|atiende|acab\p{L}+)|sales|ves|pagas|eliges|recibes|llegas|tienes|puedes|haces|decides|comes|duermes|llevas|pruebas|aprendes|sabes|ahorras|ganas|hablas|entras|notas|usas)(?!\p{L})/iu;

/** Plurals that a verb told to the reader looks like: «pesas», «pasas». */
const plurals = new Set('pesas pasas sales copas marcas formas bases lunes'.split(' '));
/** Nouns that a verb of the sellers looks like: «ramos». */
const inAmos = new Set(
  'ramos gramos tramos extremos racimos mimos primos ultimos maximos minimos timos'.split(' '),
);

/** Whether a verb says who does it: «empiezas» the reader, «retiramos» the sellers. */
const isTold = (word: string) =>
  (/[ae]s$/u.test(word) && !plurals.has(word) && isVerb(word.slice(0, -1), 'es')) ||
  (/\p{L}{3}[aei]mos$/u.test(word) && !inAmos.has(word));

const plainWord = (word: string | undefined) => fold(word ?? '').replace(/[^\p{L}'’]/gu, '');

/** Whether one of the words, not the first, is the verb of a main clause with a subject before it. */
function hasMainVerb(words: readonly string[], language: Language): boolean {
  return words.some((word, index) => {
    if (index === 0 || /,$/u.test(words[index - 1] ?? '')) return false;
    const before = plainWord(words[index - 1]);
    const earlier = plainWord(words[index - 2]);
    if (subordinators[language].has(before) || (clitics.has(before) && subordinators.es.has(earlier)))
      return false;
    if (language === 'es' && beforeNouns.has(before)) return false;
    return isVerbAfterSubject(plainWord(word), language);
  });
}

function startsWithVerb(words: readonly string[], language: Language): string | undefined {
  const [first, second, third] = words.map(plainWord);
  if (first === undefined) return undefined;
  if (language === 'es' && clitics.has(first) && first !== 'la' && first !== 'los' && first !== 'las') {
    const next = second && clitics.has(second) ? third : second;
    return next && (isVerbAfterSubject(next, 'es') || first === 'se' || /[ae]n?$/u.test(next))
      ? next
      : undefined;
  }
  if (language === 'en' && first === 'never' && second && isVerb(second, 'en')) return second;
  if (language === 'en' && isVerbBefore(first, words[1])) return first;
  return isVerb(first, language) ? first : undefined;
}

const isOrder = (words: readonly string[], language: Language) =>
  language === 'en'
    ? orders.has(plainWord(words[0])) && words.length > 2 && !/^[\p{Lu}]/u.test(words[1] ?? '')
    : spanishOrders.has(plainWord(words[0])) && words.length > 2;

/** The form of a cleaned fact; `hadEnd` tells that it was written with the end mark of a sentence. */
export function formOf(text: string, language: Language, hadEnd: boolean): Read {
  const none = { wantsMany: false, pair: undefined };
  const pair = label.exec(text);
  if (
    pair?.[1] &&
    pair[2] &&
    pair[1].split(/\s+/u).length <= 4 &&
    !hasMainVerb(pair[1].split(/\s+/u), language)
  ) {
    return { form: 'pair', wantsMany: false, pair: { label: pair[1], value: pair[2] } };
  }
  const words = text.split(/\s+/u);
  if (language === 'es' && (impersonal.test(text) || isTold(plainWord(words[0]))))
    return { form: 'sentence', ...none };
  const [, who, does] = language === 'es' ? (somebodyDoes.exec(text) ?? []) : [];
  if (who !== undefined && does !== undefined && isPerson(who)) return { form: 'sentence', ...none };
  const isSentence = () => hasMainVerb(words, language) || /[.!?]\s+\p{Lu}/u.test(text);
  if (isOrder(words, language)) return { form: 'sentence', ...none };
  const verb = startsWithVerb(words, language);
  if (verb !== undefined) return { form: 'verb', wantsMany: isManyVerb(verb, language), pair: undefined };
  if (withReference[language].test(text) && !hasMainVerb(words, language))
    return { form: 'quality', ...none };
  const isNoun = language === 'es' && nouns.test(text);
  if ((participles[language].test(text) && !isNoun) || prepositions[language].test(text)) {
    return { form: hadEnd && isSentence() ? 'sentence' : 'quality', ...none };
  }
  if (isSentence() || addresses[language].test(text)) return { form: 'sentence', ...none };
  return { form: qualities[language].test(text) && !isNoun ? 'quality' : 'noun', ...none };
}
