/** How Spanish speaks to its reader besides the persons of the verbs in `persons.ts`. */

/** Futures of tú end in -rás, as no other word does but these two. */
const futureOfTu = /(?<!\p{L})(?!(?:de)?trás(?!\p{L})|atrás(?!\p{L}))\p{L}{2,}rás(?!\p{L})/iu;
/** Wishes of tú; without their s they are those of usted. */
const wishes =
  'quisieras|pudieras|tuvieras|hicieras|supieras|podrías|querrías|tendrías|sabrías|quieras|puedas|necesites|prefieras|tengas|hagas|vengas|vayas|decidas|elijas|llegues|pidas|compres|uses|salgas|sepas|veas|digas|pagues|reserves|lleves|busques|vuelvas|recojas|recibas|contrates|encargues|notes|estés';
const wishOfTu = new RegExp(`(?<!\\p{L})(?:${wishes})(?!\\p{L})`, 'iu');

/** «Le» and «les» with what we do for somebody, and in questions about what he likes, mean usted. */
const whatWeDo =
  'esperamos|invitamos|ofrecemos|enviamos|llamamos|atendemos|respondemos|contamos|ayudamos|llevamos|recibimos|preparamos|asesoramos|acompañamos|avisamos|escuchamos|mandamos|explicamos|ahorramos|garantizamos|informamos|devolvemos|entregamos|aconsejamos|proponemos|facilitamos|regalamos|traemos|enseñamos|damos la bienvenida|damos cita|damos respuesta|prestamos|recomendamos|orientamos|acercamos';
const usted = new RegExp(
  `¿\\s*(?:le|les) (?:gusta|interesa|apetece|preocupa|sobra|falta|cuesta|suena|viene|parece)n?(?!\\p{L})|(?<!\\p{L})(?:le|les) (?:${whatWeDo})(?!\\p{L})`,
  'iu',
);

/** What a reader has, and hardly a product: with «su» it is the reader's, unless the text names somebody else. */
const readers =
  'negocio|empresa|hogar|casa|oficina|despacho|domicilio|vivienda|familia|mascota|perro|gato|coche|vehículo|bolsillo|boda|hij[oa]s?|pareja|jardín|plantilla|comunidad de vecinos';
const somebody =
  /(?<!\p{L})(?:client|alumn|niñ|person|usuari|emplead|trabajador|equipo|profesor|famili|artesan|panader|pastor|pacient|quien|cada|tod[oa]s|nadie|alguien|cualquier|gente|soci|dueñ|autónom|empresa|negocio|pyme|padre|madre|abuel|vecin|perr|gat|animal|propietari|inquilin|huésped|dueño|novi|ganader|agricultor|productor)/iu;
const service =
  'entregas?|recogidas?|envíos?|montaje|instalación|reparto|limpieza|presupuestos?|servicios?|visitas?|asesoramiento|atención|clases|reparación|reparaciones|revisión|gestión|mantenimiento|cuidado|paseos?|contabilidad|diseño|transporte';
const forThing =
  '(?:ideal|perfect[oa]|pensad[oa]|hech[oa]|adaptad[oa]|diseñad[oa]|list[oa]|apt[oa]|a medida)(?:e?s)?';
const does =
  '(?:se (?:adapta|ajusta)|encaja|cabe|queda|llega|ahorra|mejora|cuida|protege|decora|impulsa|limpia|transforma|viste|ilumina)n?';
const ofReader = new RegExp(
  `(?:^|[.!?:;,]\\s*)(?:(?:(?:${forThing} )?(?:para|en|a|de|con|hasta) )|(?:(?:${service}|${does})(?: [^\\s.,;:]+){0,4} )|(?:(?:[^\\s.,;:]+ ){0,3}\\p{L}{3,}[aei]mos(?: [^\\s.,;:]+){0,5} ))(sus? (?:${readers}))(?!\\p{L})`,
  'iu',
);

/** «Su negocio» said to the reader: «limpieza de su casa», «llevamos la contabilidad de su empresa»; not «Ana y su familia». */
function readersOwn(text: string): string | undefined {
  const found = ofReader.exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index + found[0].length - (found[1]?.length ?? 0));
  const isNamed = somebody.test(before) || /\S\s+\p{Lu}\p{Ll}/u.test(before) || /(?<!\p{L})y $/u.test(before);
  return isNamed ? undefined : found[1];
}

/** Orders of vosotros, where an order stands: at the start of a sentence and after «y». */
const vosotros =
  /(?:^|[.!?:;¿¡«“]\s*|(?<!\p{L})y\s+)(?:tomad|venid|haced|probad|comprad|reservad|pedid|recoged|llamad|escribid|elegid|mirad|entrad|visitad|disfrutad|descubrid|aprovechad|traed|decid|contad|preguntad|volved|poned|dejad|pasad|olvidad)(?:l[aeo]s?|nos|me)?(?!\p{L})/iu;

/** The first words that speak to the reader as tú, usted or vosotros. */
export const spokenTo = {
  tu: (text: string): string | undefined => futureOfTu.exec(text)?.[0] ?? wishOfTu.exec(text)?.[0],
  usted: (text: string): string | undefined => usted.exec(text)?.[0] ?? readersOwn(text),
  vosotros: (text: string): string | undefined => vosotros.exec(text)?.[0].trim(),
};
