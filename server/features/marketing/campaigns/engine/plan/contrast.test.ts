import { expect, test } from 'vitest';
import { banks } from '../shapes/banks';
import type { Material, Told } from './material';
import { contrast } from './tries';

const shapesFor = (after: string) => {
  const concept = { after: [after], without: { short: ['pan duro'], questions: [], scenes: [] } };
  const fact = { text: 'se monta', small: 'se monta', form: 'verb', concept } as unknown as Told;
  const about = { language: 'es', register: 'informal', gender: 'f', isPlural: false, name: new Set() };
  const material = { about, key: '', mentions: { short: { the: 'la mesa' } } } as unknown as Material;
  const [way] = contrast(fact, material, 'slot');
  return banks.es.contrasts.filter((shape) => way?.only?.(shape) ?? true).map(({ forms }) => forms.S);
};

test('a state or something done stands after no «por» and no «a»', () => {
  expect(shapesFor('un rato libre')).toContain('{Cambia|Cambie} {short} por {after}.');
  for (const after of ['montado en un rato', 'decidir mes a mes']) {
    expect(shapesFor(after)).not.toContain('{Cambia|Cambie} {short} por {after}.');
    expect(shapesFor(after)).not.toContain('De {short} a {after}.');
  }
  expect(shapesFor('entradas sin cola')).toContain('De {short} a {after}.');
});
