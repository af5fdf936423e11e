import { expect, test } from 'vitest';
import { automationKindOf } from './automation-kinds';

test.each([
  ['Orders are copied by hand: manual work.', 'manual'],
  ['Son tareas repetitivas.', 'repetitive'],
  ['La facturación va lenta y lleva mucho tiempo.', 'slow'],
  ['Every order is typed three times.', undefined],
  ['Se pierde mucho tiempo cuadrando la caja.', undefined],
  ['Downtime of the ovens.', undefined],
  ['Nobody has read the manual.', undefined],
  ['El casco histórico está lejos.', undefined],
])('%s says of its work: %s', (problem, kind) => {
  expect(automationKindOf(problem)).toBe(kind);
});
