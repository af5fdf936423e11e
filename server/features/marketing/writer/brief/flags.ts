import type { Brief } from '../../campaigns/brief';
import { fold } from '../../grammar/words/fold';
import type { Answers } from './answers';
import type { Slots } from './slots';

/** Places of a brief that say something. */
const placesOf = ({ facts }: Brief): number => new Set(facts.map(({ place }) => place)).size;

/** Under so many places, or so many answers, pieces are short. */
const thinUnder = { places: 5, facts: 9 } as const;

/** The number of a kind by its article; one without counts as singular. */
const isPlural = (article: string | undefined) => /^un[oa]s$/u.test(article ?? '');

/** The names of the conditions that hold of a brief, besides those of slots and lists. */
export function flagsOf(brief: Brief, answers: Answers, slots: Slots): Set<string> {
  const { company, goal, prices, isOnRequest } = brief;
  const noun = fold(slots.get('noun')?.text ?? '');
  const name = fold(company.name.trim());
  const kind = brief.facts.find(({ place }) => place === 'kind');
  const flags: Record<string, boolean> = {
    plain: true,
    several: brief.facts.every(({ place, form }) => place !== 'voice' || form?.several),
    sober: company.isSober,
    onRequest: prices.length === 0 && isOnRequest,
    from: prices[0]?.from ?? false,
    thin: placesOf(brief) < thinUnder.places || brief.facts.length < thinUnder.facts,
    plural: answers.number === 'plural',
    agrees: isPlural(kind?.form?.article) === (answers.number === 'plural'),
    // «El servicio de incineración es un servicio …».
    echo: noun.split(' ').includes(fold(kind?.text ?? '').split(' ')[0] ?? ''),
    article: Boolean(answers.thing?.article),
    named: !name.includes(noun) && !noun.includes(name),
    link: Boolean(goal.link || company.web),
    online: Boolean(goal.link),
    elsewhere: Boolean(goal.place) && !goal.link,
    ownLabel: Boolean(goal.label),
    formal: brief.register === 'formal',
    I: company.speaker === 'I',
  };
  return new Set(Object.keys(flags).filter((flag) => flags[flag]));
}
