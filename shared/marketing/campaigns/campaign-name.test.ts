import { expect, test } from 'vitest';
import { campaignName, namesOfOneProduct, shownCampaignName } from './campaign-name';

test('a name that was written in one language is read in the other, and back', () => {
  const spanish = campaignName('Hogaza', { angle: 'outcome', type: 'landing page', language: 'es' });
  expect(spanish).toBe('Hogaza: resultado, página');
  expect(shownCampaignName(spanish, 'en')).toBe('Hogaza: outcome, page');
  expect(shownCampaignName('Hogaza: outcome, page', 'es')).toBe(spanish);
  expect(shownCampaignName(spanish, 'es')).toBe(spanish);
});

test.each(['Navidad', 'Hogaza: resultado', 'resultado, página', ''])(
  'a name that a person gave stays: “%s”',
  (name) => expect(shownCampaignName(name, 'en')).toBe(name),
);

test('a name that calls its facts a proof, as it was stored once, is read like those of today', () => {
  const stored = 'Hogaza: prueba, correo';
  expect(shownCampaignName(stored, 'en')).toBe('Hogaza: proof, email');
  expect(shownCampaignName(stored, 'es')).toBe(
    campaignName('Hogaza', { angle: 'proof', type: 'email', language: 'es' }),
  );
});

test('campaigns of one product are named by what follows it', () => {
  const names = ['Hogaza: resultado, página', 'Hogaza: problem, email'];
  const found = namesOfOneProduct(names, 'en');
  expect(found?.product).toBe('Hogaza');
  expect(names.map((name) => found?.restOf(name))).toEqual(['Outcome, page', 'Problem, email']);
});

test.each([
  [['Hogaza: resultado, página']],
  [['Hogaza: resultado, página', 'Barra: resultado, página']],
  [['Hogaza: resultado, página', 'Navidad']],
  [['Navidad', 'Verano']],
  [[]],
])('%j have no product in common to leave out', (names) =>
  expect(namesOfOneProduct(names, 'es')).toBeUndefined(),
);
