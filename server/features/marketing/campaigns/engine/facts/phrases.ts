import type { Language } from '../../../../../../shared/languages';
import { pairPredicate } from './pair';

type Number = 'one' | 'many';
type Rule = readonly [pattern: RegExp, one: string, many: string];

const amount = '\\d[\\d.,]*(?:\\s?[x×–-]\\s?\\d[\\d.,]*)*';

/** Phrases that say by themselves what the product does: «300 g» weighs, «45 minutos» lasts, «estuche incluido» is included. */
const rules: Record<Language, readonly Rule[]> = {
  es: [
    [new RegExp(`^(${amount}\\s?(?:g|gr|kg|mg|gramos|kilos?))$`, 'iu'), 'pesa $1', 'pesan $1'],
    [
      new RegExp(`^(${amount}\\s?(?:mm|cm|m)(?: de (?:alto|ancho|largo|fondo))?)$`, 'iu'),
      'mide $1',
      'miden $1',
    ],
    [new RegExp(`^(${amount}\\s?(?:w|v|vatios|voltios))$`, 'iu'), 'es de $1', 'son de $1'],
    [
      /^(\d[\d.,]*\s(?:minutos|min|horas?|semanas?)(?: en (?:exterior|interior|estudio))?)$/iu,
      'dura $1',
      'duran $1',
    ],
    [
      new RegExp(
        `^(${amount}\\s?(?:g|kg|gramos|kilos?)), (para \\d+ (?:personas|comensales|raciones))$`,
        'iu',
      ),
      'pesa $1 y es $2',
      'pesan $1 y son $2',
    ],
    [
      /^((?:bolsa|saco|caja|bote|botella|tarro|lata|paquete|garrafa|frasco|estuche|tubo|brik|barril|envase|sobre)s? (?:de \p{L}+ )?(?:de|con) \d.*)$/iu,
      'viene en $1',
      'vienen en $1',
    ],
    [/^(camas? de \d.*)$/iu, 'es para $1', 'son para $1'],
    [/^(direct[oa]s? del? .+)$/iu, 'viene $1', 'vienen $1'],
    [/^(cosecha de \p{L}+)$/iu, 'es de la $1', 'son de la $1'],
    [/^(\d+ raciones)$/iu, 'da para $1', 'dan para $1'],
    [/^(\d[\d.,]* meses en (?:barrica|bodega|botella).*)$/iu, 'pasa $1', 'pasan $1'],
    [
      /^((?:pelo|piel|cabello)s?\s(?:sec|gras|mixt|sensibl|madur|normal|rizad|lis|fin|teñid)\p{L}*)$/iu,
      'es para $1',
      'son para $1',
    ],
    [/^(\d[\d.,]*\s?(?:ml|cl|l|litros?|unidades|uds|hojas|sobres|cápsulas))$/iu, 'trae $1', 'traen $1'],
    [/^(pleno sol|sol directo|(?:poco )?riego(?: \p{L}+)?)$/iu, 'pide $1', 'piden $1'],
    [/^(multi\p{L}+)$/iu, 'es $1', 'son $1'],
    [/^([^,;:]+?)(?<!\bno)\s(?:ya\s)?incluid[oa]s?(?:\sen el precio)?$/iu, 'incluye $1', 'incluyen $1'],
    [/^([^,;:]+?)(?<!\bno)\sincluid[oa]s?(,\s.+)$/iu, 'incluye $1$2', 'incluyen $1$2'],
    [
      /^([^,;:]+?)(?<!\bno)\sincluid[oa]s?\s((?:el|la|durante|hasta)\s.+)$/iu,
      'incluye $1 $2',
      'incluyen $1 $2',
    ],
  ],
  en: [
    [new RegExp(`^((?:about )?${amount}\\s?(?:g|kg|oz|lbs?))$`, 'iu'), 'weighs $1', 'weigh $1'],
    [
      /^((?:8|11|18)[\s-]min(?:ute)?s?[\s-](?:walk|drive|ride|stroll)\s(?:to|from)\s.+)$/iu,
      'is an $1',
      'are an $1',
    ],
    [/^(\d+[\s-]min(?:ute)?s?[\s-](?:walk|drive|ride|stroll)\s(?:to|from)\s.+)$/iu, 'is a $1', 'are a $1'],
    [/^(\p{Lu}[^,]*\s(?:compliant|ready|certified))$/u, 'is $1', 'are $1'],
    [new RegExp(`^(${amount}\\s?(?:mm|cm|m|in|inches|ft))$`, 'iu'), 'measures $1', 'measure $1'],
    [
      new RegExp(
        `^(${amount}\\s?(?:mm|cm|m|in|inches|ft)\\s(?:high|tall|wide|long|deep|across|thick))$`,
        'iu',
      ),
      'is $1',
      'are $1',
    ],
    [
      /^((?:\d[\d.,]*|one|two|three|four|five|six|eight|ten|twelve)\s(?:minutes?|mins?|hours|weeks))$/iu,
      'lasts $1',
      'last $1',
    ],
    [
      /^((?:\p{L}+|\d+)[\s-](?:minutes?|miles?|metres|yards|km)(?:’|')?\s(?:on foot|by \p{L}+|from|away).*)$/iu,
      'is $1',
      'are $1',
    ],
    [
      /^((?:[\p{L}\d]+[\s-])?\p{L}+[\s-](?:lit|powered|lined|backed|fed|coated|bound|spun|sewn|fired))$/iu,
      'is $1',
      'are $1',
    ],
    [
      /^((?:gift|cardboard|presentation|storage|dust|travel|carry) (?:box|bag|pouch|tin|case))$/iu,
      'comes with a $1',
      'come with a $1',
    ],
    [/^(ready (?:the|within|by|next|for|to|in) .*)$/iu, 'is $1', 'are $1'],
    [/^((?:plain|simple|clear) English)$/iu, 'is in $1', 'are in $1'],
    [/^((?:inside and outside|both sides))\s(\p{L}+ed)$/iu, 'is $2 $1', 'are $2 $1'],
    [
      /^(\p{L}+(?:ed|ade|un|uilt|own|orn)\s(?:by|in|at|with)\s.*\bfor (?:over )?\d+ years)$/iu,
      'has been $1',
      'have been $1',
    ],
    [/^(\d[\d.,]*\s?(?:ml|cl|l|litres))$/iu, 'comes in $1', 'come in $1'],
    [/^(full sun|part shade)$/iu, 'likes $1', 'like $1'],
    [/^([^,;:]+?)(?<!\bnot)\s(?:is |are )?included$/iu, 'includes $1', 'include $1'],
    [
      /^((?:(?:slow|fully|hand|gift|fleece|cotton|silk|oil|well|freshly|stone|barrel|heat|double|family|vet|gas safe|goodyear|pre)[\s-])?(?:un)?\p{L}*(?:ed|welted|woven|shrunk)(?:\s(?:\d+ (?:hours|days|times)|for|to|by|in|at|with|inside|both|on|assembled|loose|flat)\s?.*)?)$/iu,
      'is $1',
      'are $1',
    ],
    [
      /^((?:evergreen|hypoallergenic|unscented|non[- ]greasy|GDPR compliant|hardy to .*))$/iu,
      'is $1',
      'are $1',
    ],
  ],
};

/**
 * Phrases that are no part of a product: what one does with it, what the seller does, terms, hours, people. They are told
 * as they stand.
 */
const apart: Record<Language, readonly RegExp[]> = {
  es: [
    /^(?:\p{L}+(?:ar|er|ir)\s(?:a|en|con|por|sin|siempre|solo)|\p{L}{3,}[aei]mos|(?:abiert|cerrad)[oa]s?|\p{L}+[aeé]r?vese|cons[eé]rvese)\s/iu,
    /^(?:no|del|unos|unas|hasta|m[aá]s|menos|mayor(?:es)?|menor(?:es)?|mejor(?:es)?|peor(?:es)?|m[aá]ximo|m[ií]nimo|primer[oa]?|online|presencial|en|entre|fuera del?|dentro del?|cada|reci[eé]n|24 h(?:oras)?$|a \d+|check-in|caja \d+|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?:\s|,)/iu,
    /^\p{L}+(?: de \p{L}+)? (?:hech|firmad|revisad|escrit|preparad|presentad)[oa]s?(?!\p{L})/iu,
    /^(?:citas?|reservas?|horarios?|presupuestos?|pagos?|financiaci[oó]n|cancelaci[oó]n(?! (?:activa )?de ruido)|devoluci[oó]n(?:es)?|cambios?|respuesta|precios?|cuotas?|tarifas?|productos?|piezas|opci[oó]n|urgencias|encargos|plazo|recogida|alquiler|renting|leasing|honorarios|cosecha temprana|raciones|obra|servicio (?:t[eé]cnico|\d+|en)|convenio|n[º°.]|altas|men[uú]s desde|tallas|repuestos|par de)(?!\p{L})/iu,
    /^montaje (?:sin|en|f[aá]cil|sencillo)|(?:bienvenid[oa]s?|opcional(?:es)?|siempre|disponibles?|por semana|a la semana|al d[ií]a|no incluid[oa]s?|\p{L} \d+ ?%)$/iu,
    /^[^\p{Ll}]{6,}$/u,
    // With a price of its own: «diseño por 25 € más».
    /\s(?:por|desde) \d[\d.,]*\s?€(?: más)?$/u,
  ],
  en: [
    /^(?:no|not|less|fewer|more|max|min|fixed|same|next|within|maximum|minimum|up to|over|first|all|any|whole|while|valid|beginner|beginners|ages?|sizes|uk|waist|served|out of|one|old|kids|dogs|pets|private|subscribe|hand wash|machine wash|wash|tidy|reply|order|collect|book|pay|hire|buy|lease|cancel|photo proof|tuesdays?|mondays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|gets|holds|little|multi|vet|fair|cycle|public|posts|online|bake|patch|british|nervous|with you|on-site|off-site|collection|turnaround|back in|lead time|outside|mon|tues?|wed|thurs?|fri|sat|sun)(?:\s|-|–|$)/iu,
    /^(?:open|closed|late|free (?:quotes?|returns?|delivery|uk|exchanges?|cancellation|file|artwork|initial|measuring|level)|\d+ (?:hours|days|working|class|for)|\d+ ?h(?:ou)?r)\b/iu,
    /(?:welcome|available|provided|supplied|covered|tracked|moved|recycled|checked|installed|handled|answered|collected|cleaned|sorted|arranged|returned|managed|filed|half price|minimum|maximum|at once|fee|invoice|registered|qualified|regulated|accredited|hosted|members|growers|breeds|freelancers|appointments?(?: .*)?|per employee|per user|a day|a week|each week|every visit|on request|at home|by email|from £.*|\+ VAT|(?<!^hardy to -?\d*)\d)$|^\p{L}+\s(?:stored|kept|hosted|backed)\s|^\p{L}+s(?:\sand\s\p{L}+s)?\s\p{L}+ed$/iu,
    /^\d+\s?gsm$|\s(?:&|or|held)\s|^\d[\d.]* litre$|,\s.*\sand\s|^[^,]+,\s[^,]+,\s[^,]+$/u,
    // Its second half says something of its own: "named accountant, answers same day".
    /,\s(?:answers|replies|no|not|nothing)\s|\s(?:growers|breeders|members|breeds)\s/u,
  ],
};

/** A pair without its colon: «altura 25 cm», "weight 540g". */
const measured: Record<Language, RegExp> = {
  es: /^(peso|alto|altura|ancho|anchura|largo|longitud|fondo|di[aá]metro|grosor|espesor|autonom[ií]a|capacidad|potencia|cosecha|garant[ií]a|duraci[oó]n|curaci[oó]n|maduraci[oó]n|crianza|carga m[aá]xima|presi[oó]n(?: m[aá]xima| de trabajo)?|caudal|tensi[oó]n|radio de giro|altura de elevaci[oó]n)(?:(?: de)? |: )((?:(?:hasta|m[aá]ximo|m[ií]nimo|unos|unas|m[aá]s de|aproximadamente) )?\d.*)$/iu,
  en: /^(weight|height|width|length|depth|diameter|thickness|capacity|vintage|warranty|delivery|range|duration) ((?:(?:up to|about|around|over|approximately|at least) )?\d.*)$/iu,
};

/** How a phrase is said of a product, if it says so itself. */
export function phraseVerb(text: string, language: Language, number: Number): string | undefined {
  const [, label, value] = measured[language].exec(text) ?? [];
  if (label !== undefined && value !== undefined) {
    return pairPredicate({ label, value }, language, number === 'many');
  }
  if (standsApart(text, language)) return undefined;
  for (const [pattern, one, many] of rules[language]) {
    if (pattern.test(text)) return text.replace(pattern, number === 'many' ? many : one);
  }
  return undefined;
}

/** Whether a phrase cannot be told as a part of the product. */
export const standsApart = (text: string, language: Language): boolean =>
  apart[language].some((pattern) => pattern.test(text));
