import { expect, test } from 'vitest';
import { example, site } from './site';
import { unsetFacts } from './unset-facts';

test('every fact and link of the sources is named until the operator has set it', () => {
  const unset = unsetFacts({ ...site, ...example, taxId: undefined, address: '', registry: undefined });
  expect(unset.filter(({ isMissing }) => isMissing).map(({ fact }) => fact)).toEqual([
    'taxId',
    'address',
    'registry',
  ]);
  const examples = unset.filter(({ isMissing }) => !isMissing).map(({ fact }) => fact);
  expect(examples.toSorted()).toEqual(Object.keys(example).toSorted());
});

test('an operator who has set everything is told nothing', () => {
  const own = {
    legalName: 'Ejemplo, S. L.',
    taxId: 'B00000000',
    address: 'Calle Mayor 1',
    registry: 'Madrid',
    email: 'a@example.com',
    phone: '900',
    domain: 'example.com',
    professionalNetwork: 'https://network.example.com',
    huyuProjects: 'https://huyu.example.com',
  };
  expect(unsetFacts(own)).toEqual([]);
  expect(unsetFacts({ ...own, phone: example.phone })).toEqual([{ fact: 'phone', isMissing: false }]);
});
