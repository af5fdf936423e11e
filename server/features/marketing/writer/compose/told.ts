import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import type { Context } from '../brief/context';
import { lettersOf } from '../brief/fill';
import { priceId } from '../brief/slots/slot';
import type { Drafted } from './drafted';

/** Words that offer a thing and add nothing to its name. */
const offering = /^(?:(?:at .{1,60} )?we offer|i offer|.{1,60} offers) (?:an? |the |our |my )?/iu;

/** Whether an English sentence only names what headings name: “We offer stump grinding.” under “Stump grinding in …”. */
function onlyNames({ text }: Line, said: readonly Line[], { brief, slots }: Context): boolean {
  const heads = lettersOf(said.map((line) => line.text).join(' '));
  if (brief.language !== 'en' || !offering.test(text)) return false;
  const letters = lettersOf(text.replace(offering, ''));
  const [noun = '', where = ''] = ['noun', 'where'].map((name) => lettersOf(slots.get(name)?.text ?? ''));
  const isSame = letters === noun || (heads.includes(where) && letters === `${noun}${where}`);
  return noun !== '' && heads.includes(noun) && isSame;
}

/**
 * Whether headings tell a sentence already: its words, its offer, or all of its facts. The thing and the price are told
 * again, since a heading has them without their qualifiers.
 */
export function toldBy(said: readonly Line[], context: Context): (form: Drafted) => boolean {
  const { answers } = context;
  const heads = said.map(({ text }) => lettersOf(text));
  const facts = new Set(said.flatMap((line) => line.facts));
  const { phrase } = answers.offer ?? {};
  const offer = phrase && heads.some((head) => head.includes(lettersOf(phrase.text))) ? phrase : undefined;
  const isOpen = (fact: string) =>
    !facts.has(fact) || fact === priceId || fact === answers.offer?.phrase.facts[0];
  return ({ kind, lines: [first] }) => {
    if (kind !== 'text' || !first) return false;
    const letters = lettersOf(first.text);
    const own = first.facts.filter((fact) => fact !== answers.thing?.id);
    return (
      heads.includes(letters) ||
      onlyNames(first, said, context) ||
      (offer !== undefined && letters.includes(lettersOf(offer.text))) ||
      (own.length > 0 && !own.some(isOpen))
    );
  };
}

/** A list without the items that headings tell. */
export function withoutTold(form: Drafted, heads: ReadonlySet<string>): Drafted | undefined {
  if (form.kind !== 'list' && form.kind !== 'quote') return form;
  const lines = form.lines.filter(({ text }) => !heads.has(lettersOf(text)));
  return lines.length > 0 ? { ...form, lines, ids: form.ids.slice(0, lines.length) } : undefined;
}
