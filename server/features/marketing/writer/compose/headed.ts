import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { wordsFor } from '../blueprint/load';
import type { Context } from '../brief/context';
import { isAnchor, leansOnThing } from '../brief/slots/about';
import { toldOf } from '../brief/slots/slots';
import { toldAfter } from '../brief/slots/told-slots';

/** English results after headings that tell some: the first that is left says no “also”. */
function englishAfter(context: Context, told: ReadonlySet<string>): Context {
  const { answers, blueprints, brief, slots } = context;
  const words = wordsFor(blueprints, brief.register);
  const left = toldAfter(answers.inTurn, words, { told, thing: toldOf(answers, brief) });
  return { ...context, slots: new Map([...slots, ...left]) };
}

/** Results that headings do not tell: a page goes on with those. */
export function withoutHeaded(context: Context, said: readonly Line[]): Context {
  if (said.length === 0) return context;
  const told = new Set(said.flatMap(({ facts }) => facts));
  if (context.brief.language !== 'es') return englishAfter(context, told);
  const slots = new Map(context.slots);
  const lists = { ...context.lists };
  const flags = new Set(context.flags);
  for (const name of ['can', 'clause', 'we']) {
    const all = context.lists[name] ?? [];
    const left = all.filter(({ facts }) => !facts.some((fact) => told.has(fact)));
    lists[name] = left;
    for (const [index] of all.entries()) slots.delete(`${name}${index + 1}`);
    for (const [index, line] of left.entries()) slots.set(`${name}${index + 1}`, line);
  }
  const clause = slots.get('clause1')?.text ?? '';
  flags[isAnchor(context.answers, clause) ? 'add' : 'delete']('anchor');
  flags[leansOnThing(clause) ? 'add' : 'delete']('clitic');
  return { ...context, slots, lists, flags };
}
