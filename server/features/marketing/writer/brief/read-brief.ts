import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { bare, capital, closed } from '../../../../../shared/marketing/products/brief/tidy';
import { amountText } from '../../../../../shared/marketing/products/price-text';
import type { Brief } from '../../campaigns/brief';
import { blueprintsOf, commonField, groupOf, type Words, wordsOf } from '../blueprint/load';
import type { Template } from '../blueprint/parse';
import { type Answers, answersOf, type Result } from './answers';
import type { Context, Lists } from './context';
import { share } from './evidence';
import { fill, holds } from './fill';
import { flagsOf } from './flags';
import { inSentence, priceId, slotsOf, within } from './slots';

/** Items of a list begin with a capital. */
const listed = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, text: capital(line.text) }));

function listsOf({ language, currency, prices }: Brief, answers: Answers, words: Words): Lists {
  const quoted = (line: Line): Line => {
    const text = language === 'en' && !/[.!?…]$/u.test(line.text) ? closed(line.text, language) : line.text;
    return { ...line, text: words('quote').replace('_', () => text) };
  };
  const priced = prices.map((price): Line => {
    const label = price.label ? capital(bare(price.label)) : undefined;
    const amount = amountText(price, currency, language);
    return label ? { text: amount, facts: [priceId], label } : { text: capital(amount), facts: [priceId] };
  });
  return {
    voice: answers.voices.map(({ whole }) => quoted(whole)),
    result: listed(answers.results.map(({ line }) => line)),
    includes: listed(answers.includes),
    // One step alone is none.
    how: answers.how.length > 1 ? answers.how.map(({ whole }) => whole) : [],
    different: answers.different.map(({ whole }) => whole),
    proof: listed(answers.proof),
    evidence: listed(answers.proof),
    doubts: answers.doubts.map(({ whole }) => whole),
    details: answers.details,
    loose: listed(answers.loose),
    // One price without a label is a sentence, not a table.
    prices: priced.length > 1 || priced[0]?.label ? priced : [],
  };
}

/** The first alternative that holds and is filled. */
function firstOf(templates: readonly Template[], context: Context): Line | undefined {
  for (const { conditions, text } of templates) {
    const line = holds(conditions, context) ? fill(text, context) : undefined;
    if (line) return line;
  }
  return undefined;
}

/** The brief with the fields of a group of `common.md` as slots; each may name those before it. */
function withGroup(context: Context, group: string): Context {
  const slots = new Map(context.slots);
  const own = { ...context, slots };
  for (const [name, templates] of Object.entries(groupOf(context.blueprints, group))) {
    slots.delete(name);
    const found = firstOf(templates, own);
    if (found) slots.set(name, found);
  }
  return own;
}

/** What stands under `# said` in `common.md`: sentences that many texts say, as slots. */
export const withSaid = (context: Context): Context => withGroup(context, 'said');

/** A result as a sentence, in the words of `# result`: the `first`, the `next` or the `last` of three. */
export function resultIn(context: Context, { kind, line }: Result, form: string): Line | undefined {
  const slots = new Map(context.slots).set(kind, line);
  return firstOf(commonField(context.blueprints, 'result', form), { ...context, slots });
}

/** Whether a result can be linked to the one before it: an infinitive does not go on after a clause. */
const goesOn = (result: Result, before: Result | undefined) =>
  before !== undefined && (before.kind !== 'clause' || result.kind === 'clause');

/** The results as sentences that follow each other, without those that headings have told. */
export function withResults(context: Context, told?: ReadonlySet<string>): Context {
  const slots = new Map(context.slots);
  for (const [index, result] of context.answers.results.entries()) {
    const head = resultIn(context, result, 'head');
    slots.set(`head${index + 1}`, head ? within(head, context.brief.language) : result.line);
    for (const name of ['told', 'can', 'clause']) slots.delete(`${name}${index + 1}`);
  }
  const results = context.answers.results.filter(({ line }) => !line.facts.some((fact) => told?.has(fact)));
  // Where a heading has told one, a language may have words for going on.
  const opening = results.length < context.answers.results.length ? ['after', 'first'] : ['first'];
  for (const [index, result] of results.entries()) {
    const next = index === 2 ? 'last' : 'next';
    const forms = goesOn(result, results[index - 1]) ? [next] : index === 0 ? opening : ['first'];
    const sentence = forms.map((form) => resultIn({ ...context, slots }, result, form)).find(Boolean);
    if (sentence) slots.set(`told${index + 1}`, sentence);
    slots.set(`${result.kind === 'clause' ? 'clause' : 'can'}${index + 1}`, result.line);
  }
  for (const [name, isClause] of Object.entries({ cans: false, clauses: true })) {
    const lines = results.filter(({ kind }) => (kind === 'clause') === isClause).map(({ line }) => line);
    slots.delete(name);
    if (lines.length > 0) slots.set(name, inSentence(lines, context.brief.language, isClause));
  }
  return { ...context, slots };
}

/** The words of the brief's goal; its button is what the owner typed. */
function withGoal(context: Context): Context {
  const { brief } = context;
  const { goal, label, after } = brief.goal;
  const group = `goal / ${goal}`;
  const given = label && bare(label) ? { text: capital(bare(label)), facts: [] } : undefined;
  const slots = new Map(context.slots);
  const flags = new Set(context.flags);
  if (after && bare(after)) slots.set('after', { text: closed(after, brief.language), facts: [] });
  if (!given) return withGroup({ ...context, slots }, group);
  slots.set('label', given);
  const usual = withGroup(context, group).slots.get('button')?.text ?? '';
  if (!share(given.text, usual)) flags.add('otherLabel');
  const own = withGroup({ ...context, slots, flags }, group);
  return { ...own, slots: new Map(own.slots).set('button', given) };
}

/** Reads a brief for its pieces. */
export function contextOf(brief: Brief): Context {
  const blueprints = blueprintsOf(brief.language);
  const words = wordsOf(blueprints);
  const answers = answersOf(brief, words);
  const slots = slotsOf(brief, answers, words);
  const lists = listsOf(brief, answers, words);
  const flags = flagsOf(brief, answers, slots, words);
  return withSaid(withGoal(withResults({ brief, answers, slots, lists, flags, blueprints })));
}
