import type { OwnValue } from '../tables';
import type { OwnKind } from './read-own';

/** The labels of the choices that a value holds, in their order; one that is no longer offered has none. */
export const choiceLabels = ({ choices }: Pick<OwnKind, 'choices'>, value: OwnValue): string[] => {
  const ids = Array.isArray(value) ? value : [value];
  return choices.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
};
