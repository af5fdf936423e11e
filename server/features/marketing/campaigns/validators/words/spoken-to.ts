/** How Spanish speaks to its reader besides the persons of the verbs in `register.ts`. */

/** Futures of tú end in -rás, as no other word does but these two. */
const futureOfTu = /(?<!\p{L})(?!(?:de)?trás(?!\p{L})|atrás(?!\p{L}))\p{L}{2,}rás(?!\p{L})/iu;
const wishOfTu =
  /(?<!\p{L})(?:quisieras|pudieras|tuvieras|hicieras|supieras|podrías|querrías|tendrías|sabrías)(?!\p{L})/iu;

/** «Le» and «les» with what we do for somebody, and in questions about what he likes, mean usted. */
const whatWeDo =
  'esperamos|invitamos|ofrecemos|enviamos|llamamos|atendemos|respondemos|contamos|ayudamos|llevamos|recibimos|preparamos|asesoramos|acompañamos|avisamos|escuchamos|mandamos|explicamos';
const usted = new RegExp(
  `¿\\s*(?:le|les) (?:gusta|interesa|apetece|preocupa|sobra|falta|cuesta|suena|viene|parece)n?(?!\\p{L})|(?<!\\p{L})(?:le|les) (?:${whatWeDo})(?!\\p{L})`,
  'iu',
);

/** Orders of vosotros, where an order stands: at the start of a sentence and after «y». */
const vosotros =
  /(?:^|[.!?:;¿¡«“]\s*|(?<!\p{L})y\s+)(?:tomad|venid|haced|probad|comprad|reservad|pedid|recoged|llamad|escribid|elegid|mirad|entrad|visitad|disfrutad|descubrid|aprovechad|traed|decid|contad|preguntad|volved|poned|dejad|pasad|olvidad)(?:l[aeo]s?|nos|me)?(?!\p{L})/iu;

/** The first words that speak to the reader as tú, usted or vosotros. */
export const spokenTo = {
  tu: (text: string): string | undefined => futureOfTu.exec(text)?.[0] ?? wishOfTu.exec(text)?.[0],
  usted: (text: string): string | undefined => usted.exec(text)?.[0],
  vosotros: (text: string): string | undefined => vosotros.exec(text)?.[0].trim(),
};
