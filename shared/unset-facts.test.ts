import { expect, test } from 'vitest';
import { example } from './site';
import { unsetFacts } from './unset-facts';

const unsetSite = {
  ...example,
  taxId: undefined,
  registry: undefined,
  phone: undefined,
  professionalNetwork: undefined,
  huyuProjects: undefined,
};

test('every fact and link of the sources is named until the operator has set it', () => {
  const unset = unsetFacts({ ...unsetSite, address: '' });
  expect(unset.filter(({ isMissing }) => isMissing).map(({ fact }) => fact)).toEqual([
    'taxId',
    'address',
    'registry',
    'phone',
    'professionalNetwork',
    'huyuProjects',
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
  expect(unsetFacts({ ...own, email: example.email })).toEqual([{ fact: 'email', isMissing: false }]);
});
