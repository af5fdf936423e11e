import { pieceLimits } from '../../../../../shared/marketing/campaigns/limits';
import type { Brief } from '../../campaigns/brief';
import { fold } from '../../grammar/words/fold';
import { isAnchor, leansOnThing } from './slots/about';
import type { Answers } from './answers/answer';
import { isOfPeople, isPerson, standsAlone } from './answers/evidence';
import { isCall, isOnSite, isRemote } from './slots/place-slots';
import { isReserved } from './slots/wish';
import { isAgain, isEchoed, isNamedAlike, repeats, timesIn } from './answers/repeats';
import type { Slots } from './slots/slot';

/** What a brief's conditions are read from. */
interface Read {
  brief: Brief;
  answers: Answers;
  slots: Slots;
}

/** Places of a brief that say something. */
const placesOf = ({ facts }: Brief): number => new Set(facts.map(({ place }) => place)).size;

/** Under so many places, or so many answers, pieces are short. */
const thinUnder = { places: 5, facts: 9 } as const;

/** Words of a thing that is long to say twice, at least. */
const longThing = 4;

/** The number of a kind by its article; one without counts as singular. */
const isPlural = (article: string | undefined) => /^un[oa]s$/u.test(article ?? '');

/** Whether a goal's place, a step or a practical fact speaks of a call or a text: then its reader wants the number. */
const speaksOfPhone = ({ facts, goal }: Brief): boolean =>
  [
    goal.place ?? '',
    ...facts
      .filter(({ place }) => place === 'how' || place === 'detail')
      .map(({ label, text }) => `${label ?? ''} ${text}`),
  ].some((text) => /\b(?:(?:tele)?phone|ring|call|text|whatsapp)\b/iu.test(text));

/** Words that say of no trade what it sells: “full service”. */
const vague =
  /^(?:annual|basic|check|complete|consultation|course|full|offer|package|plan|premium|service|session|standard|treatment|visit)$/iu;

/** Whether a place says that it is reached by a click. */
const isOnline = (place: string | undefined) => /\bonline\b|\bweb|internet|en línea/iu.test(place ?? '');

/** What Spanish texts ask: whether a sentence may follow the thing, and where the reader goes. */
const flagsOfSpanish = (
  { brief: { company, goal }, answers, slots }: Read,
  noun: string,
): Record<string, boolean> => ({
  again:
    isAgain(noun, slots.get('clause1')?.text ?? '') || repeats(noun, slots.get('clause1')?.text ?? '', 0.1),
  anchor: isAnchor(answers, slots.get('clause1')?.text ?? ''),
  leans: leansOnThing(answers.different[0]?.said?.text ?? ''),
  same: fold(company.name.trim()) === fold(noun),
  onSite: isOnSite(goal.place),
  byCall: isCall(goal.place),
  clitic: leansOnThing(slots.get('clause1')?.text ?? ''),
  cliticCan: leansOnThing(slots.get('can1')?.text ?? slots.get('we1')?.text ?? ''),
  people: answers.proof.every(({ text }) => isOfPeople(text)),
  bareProof: standsAlone(answers.proof[0]?.text ?? ''),
  reserves: isReserved(`${noun} ${answers.kind?.text ?? ''}`),
});

/** What texts ask of a kind: whom it is for, and whether the company may follow it in one sentence. */
const flagsOfKind = (kind: string, town: string | undefined): Record<string, boolean> => ({
  kindFor: /\b(?:for|para)\b/iu.test(kind),
  kindPlace: town !== undefined && timesIn(kind, town) > 0,
  // “a course in small groups”, and neither a comma nor what it does.
  kindShort: /^(?:[^\s,;:]+ ){1,11}[^\s,;:]+$/u.test(kind) && !/\b(?:that|which|who|where)\b/iu.test(kind),
});

/** How the goal is reached. */
const flagsOfWay = ({ goal, company }: Pick<Brief, 'goal' | 'company'>): Record<string, boolean> => ({
  // “by phone or Teams”: one place more makes it a list.
  either: /\sor\s/iu.test(goal.place ?? ''),
  clicks: Boolean(goal.link) || isOnline(goal.place) || !(goal.place || company.phone),
});

/** The names of the conditions that hold of a brief, besides those of slots and lists. */
export function flagsOf({ brief, answers, slots }: Read): Set<string> {
  const { company, goal, prices, isOnRequest } = brief;
  const noun = slots.get('noun')?.text ?? '';
  const kind = brief.facts.find(({ place }) => place === 'kind');
  const town = slots.get('where')?.text.replace(/^(?:en|in|at)\s+/iu, '');
  const flags: Record<string, boolean> = {
    plain: true,
    several: answers.voices.slice(0, 2).every(({ isSeveral }) => isSeveral),
    sober: company.isSober,
    onRequest: prices.length === 0 && isOnRequest,
    from: prices[0]?.from ?? false,
    free: prices[0]?.amount === 0,
    thin: placesOf(brief) < thinUnder.places || brief.facts.length < thinUnder.facts,
    plural: answers.number === 'plural',
    agrees: isPlural(kind?.form?.article) === (answers.number === 'plural'),
    ...flagsOfKind(kind?.text ?? '', town),
    placed: town !== undefined && timesIn(goal.place ?? '', town) > 0,
    link: Boolean(goal.link || company.web),
    online: Boolean(goal.link) && !isOnline(goal.place),
    ...flagsOfWay({ goal, company }),
    elsewhere: Boolean(goal.place) && !goal.link && !isOnline(goal.place),
    remote: isRemote(goal.place),
    rings: speaksOfPhone(brief),
    vague: noun.split(/\s+/u).every((word) => vague.test(word)),
    // «the», “our”, or a name: what it says is said of this one thing, not of its kind.
    definite: Boolean(answers.thing?.article) || /^\p{Lu}/u.test(noun),
    article: Boolean(answers.thing?.article),
    // «Turnalia»: a name that does not say what it is.
    brand: !answers.thing?.article && /^\p{Lu}\S*$/u.test(noun),
    long: noun.split(/\s+/u).length >= longThing,
    named: !isNamedAlike(company.name, noun),
    ...flagsOfSpanish({ brief, answers, slots }, noun),
    echo: isEchoed(noun, kind?.text ?? '', brief.language),
    business: brief.audience === 'B2B',
    // After what sets the company apart, which says who that is.
    person: answers.different.length > 0 && isPerson(answers.proof[0]?.text ?? ''),
    I: company.speaker === 'I',
    formal: brief.register === 'formal',
    // With its marks.
    headline: (slots.get('voice1')?.text.length ?? Infinity) <= pieceLimits.h1.most - 2,
  };
  return new Set(Object.keys(flags).filter((name) => flags[name]));
}
