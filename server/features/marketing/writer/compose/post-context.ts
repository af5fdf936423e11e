import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { type Network, postRulesOf } from '../../../../../shared/marketing/channels/networks';
import { wordOf, type Words, wordsFor } from '../blueprint/load';
import { isAgain } from '../brief/answers/repeats';
import type { Context } from '../brief/context';
import { aloneIn } from '../brief/context-of';
import { isAnchor, leansOnThing } from '../brief/slots/about';
import { personSlots } from '../brief/slots/second-person';
import type { Slots } from '../brief/slots/slot';
import { loweredQuestion, toldOf } from '../brief/slots/slots';
import { withThing } from '../brief/slots/told-slots';
import type { Lead } from './deal';

/** A lead that is reached with the thing, which it names. */
function leadWithThing(
  kind: string,
  slots: Slots,
  { answers, blueprints, brief }: Context,
): [string, Line][] {
  const lead = slots.get('lead');
  if (!lead || (kind !== 'can' && kind !== 'clause')) return [];
  const words: Words = (name) => wordOf(blueprints, name);
  const said = withThing({ kind, line: lead }, words, toldOf(answers, brief));
  return said ? [['withLead', said]] : [];
}

/** A difference as it was typed, where it leans on the thing: it then follows what the thing is. */
const wholeOf = ({ answers }: Context, lead: Line | undefined): Line | undefined =>
  answers.different
    .map(({ said }) => said)
    .find((said) => said && lead && said.facts[0] === lead.facts[0] && said.text !== lead.text);

/** «La gente sabe qué haces»: who does it is told, and a sentence about the thing would be read of him. */
const hasSubject = /^(?:el|la|los|las|tus?|sus?|nadie|tod[oa]s?)\s/iu;

/** Whether a clause may follow «Con la cosa», and a sentence about the thing may follow it. */
const isOfReader = ({ answers }: Context, clause: string): boolean =>
  isAnchor(answers, clause) && !hasSubject.test(clause);

/** The brief as a post reads it: with its lead, and the network as a condition. */
export function contextFor(
  context: Context,
  network: Network,
  { kind, lead, leadAnswer, isSeveral, isFirst }: Lead,
): Context {
  const { blueprints } = context;
  const slots = new Map(context.slots);
  for (const [name, line] of Object.entries({ lead, leadAnswer })) if (line) slots.set(name, line);
  if (lead) slots.set('leadFact', { ...lead, text: loweredQuestion(lead.text, context.brief.language) });
  const persons = lead ? personSlots(lead, wordsFor(blueprints, context.brief.register), 'Lead') : [];
  if (kind === 'can' || kind === 'we') for (const [name, line] of persons) slots.set(name, line);
  const flags = new Set([...context.flags, network]);
  if (kind === 'can' || kind === 'clause')
    flags[isAgain(slots.get('noun')?.text ?? '', lead?.text ?? '') ? 'add' : 'delete']('again');
  if (kind === 'can' || kind === 'clause') flags[leansOnThing(lead?.text ?? '') ? 'add' : 'delete']('clitic');
  if (kind === 'clause') flags[isOfReader(context, lead?.text ?? '') ? 'add' : 'delete']('anchor');
  if (isSeveral !== undefined) flags[isSeveral ? 'add' : 'delete']('several');
  if (isFirst) flags.add('first');
  const alone = kind === 'proof' && lead ? aloneIn(context, lead) : undefined;
  if (alone) slots.set('leadAlone', alone);
  // What convinces most stands in every post of the kind.
  if (alone && lead?.facts[0] !== context.answers.proof[0]?.facts[0]) flags.add('weaker');
  const whole = kind === 'different' ? wholeOf(context, lead) : undefined;
  if (whole) {
    flags.add('leadLeans');
    slots.set('leadWhole', whole);
  }
  for (const [name, line] of leadWithThing(kind, slots, context)) slots.set(name, line);
  if (!postRulesOf(network).hasLink) flags.delete('link');
  return { ...context, slots, flags };
}
