import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { capital, lowered } from '../../../../../../shared/marketing/products/brief/tidy';
import { isAgain, repeats } from '../answers/repeats';

/** «La secamos», «Los hacemos», «Se lo damos»: the pronoun of a thing that was named before. */
const beforeVerb =
  /^(?:l[aeo]s?\s\p{L}*mos|l[ao]\s\p{L}*[os]|los\s\p{L}*[^s\s]|las\s\p{L}*n|l[aeo]s?\shac\p{L}+|les?|se\sl[aeo]s?)(?=\s)/iu;

/** «Lo fabrican»; but «Lo que ve», «Lo mejor». */
const neuter =
  /^lo\s(?!(?:que|cual|mejor|peor|m[aá]s|menos|mismo|primero|[uú]ltimo|[uú]nico|dem[aá]s|otro|de)\s)/iu;

/** «Cambiarlo cuando quiera». */
const behindVerb = /^\p{L}+[aeiáéí]r(?:me|te|se|nos|os)?l[aeo]s?(?=\s|$)/iu;

/** Whether a Spanish sentence only says of whom it speaks where the thing was named before it. */
export const leansOnThing = (text: string): boolean =>
  beforeVerb.test(text) || neuter.test(text) || behindVerb.test(text);

/** A sentence, or a result, that says itself of what it speaks: «Leña de roble: la secamos dos años bajo techo». */
export function aboutThing(line: Line, noun: string): Line {
  const { text } = line;
  if (!leansOnThing(text)) return line;
  const head = capital(noun);
  return {
    ...line,
    text: text.includes(':') ? `${head}. ${capital(text)}` : `${head}: ${lowered(text, 'es')}`,
  };
}

/** Words of a thing that is too long to stand before what comes of it. */
const longThing = 6;

/**
 * Whether a clause may follow «Con la cosa»: the thing has an article or is a name, is short, and is not said again. An
 * infinitive never does: one sees the tooth on a screen, but not with the implant.
 */
export function isAnchor(
  { thing }: { thing: { noun: string; article: string } | undefined },
  clause: string,
): boolean {
  if (!thing || clause === '') return false;
  const isDefinite = thing.article !== '' || /^\p{Lu}/u.test(thing.noun);
  return (
    isDefinite &&
    thing.noun.split(/\s+/u).length < longThing &&
    !isAgain(thing.noun, clause) &&
    // «Con el cambio de pantalla del móvil tienes el móvil …».
    !repeats(thing.noun, clause, 0.1) &&
    !leansOnThing(clause)
  );
}
