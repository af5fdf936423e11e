import type { Context } from './context';
import type { Condition } from '../blueprint/variant';

/** How much a brief has of what a condition names. */
function countOf(name: string, context: Context): number {
  const { slots, lists, flags } = context;
  if (name === 'result') return countOf('can', context) + countOf('clause', context) + countOf('we', context);
  const list = lists[name];
  if (list) return list.length;
  if (flags.has(name)) return 1;
  return slots.has(name)
    ? 1
    : slots.has(`${name}1`)
      ? [...slots.keys()].filter((key) => key.replace(/(?<!\d)\d+$/u, '') === name).length
      : 0;
}

function isMet({ isNot, name, least = 1, is }: Condition, context: Context): boolean {
  const yes =
    is === undefined ? countOf(name, context) >= least : name === 'goal' && context.brief.goal.goal === is;
  return isNot ? !yes : yes;
}

/** Whether all conditions of a line or a variant hold. */
export const holds = (conditions: readonly Condition[], context: Context): boolean =>
  conditions.every((condition) => isMet(condition, context));
