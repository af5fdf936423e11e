import type { OwnValue } from '../tables';
import type { OwnKind } from './read-own';

/** The labels of a value's choices, in their order; choices that no longer exist are left out. */
export const choiceLabels = ({ choices }: Pick<OwnKind, 'choices'>, value: OwnValue): string[] => {
  const ids = Array.isArray(value) ? value : [value];
  return choices.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
};
