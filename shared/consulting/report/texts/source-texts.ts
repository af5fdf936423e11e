import type { Layer } from '../figures/layers';
import type { FigureWords } from './drawings.en';

/** The boxes of the layer of data and tools: the programs in use, or the departments' tools where none is told. */
export const sourceTexts = (
  { programs, leftOut, departments }: Extract<Layer, { name: 'sources' }>,
  { tools, more }: FigureWords['architecture'],
): string[] => {
  if (programs.length === 0) return [tools(departments)];
  return leftOut > 0 ? [...programs, more(leftOut)] : programs;
};
