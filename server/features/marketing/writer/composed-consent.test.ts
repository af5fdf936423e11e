import { expect, test } from 'vitest';
import type { Landing } from '../../../../shared/marketing/campaigns/piece';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Brief } from '../campaigns/brief';
import { composeSet } from './compose-set';
import { briefNamed } from './testing/own-briefs';

const piecesOf = (brief: Brief) =>
  [0, 1, 2, 3].flatMap((set) => composeSet(brief, { ...firstWording, set }).map(({ piece }) => piece));

const withThing = (brief: Brief, text: string): Brief => ({
  ...brief,
  facts: brief.facts.map((fact) => (fact.place === 'thing' ? { ...fact, text } : fact)),
});

test.each([
  ['es', 'muebles', 'rotulación de tu furgoneta'],
  ['en', 'boiler-service', 'service of your boiler'],
] as const)('a consent (%s) names no thing with a possessive', (language, name, thing) => {
  const consents = piecesOf(withThing(briefNamed(language, name), thing)).flatMap(({ type, content }) =>
    type === 'landing page' ? [(content as Landing).form.consent] : [],
  );
  expect(consents).not.toEqual([]);
  expect(consents.filter((consent) => consent.includes(thing))).toEqual([]);
});
