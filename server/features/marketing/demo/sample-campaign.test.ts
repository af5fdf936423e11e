import { expect, test } from 'vitest';
import type { Social } from '../../../../shared/marketing/campaigns/piece';
import { renderPost } from '../../../../shared/marketing/campaigns/rendering/render-post';
import { sampleCampaign } from '../../../../shared/marketing/demo/sample-campaign';
import { loaf } from '../campaigns/validators/testing/grounds';
import { firstWording, type WriterInput } from '../campaigns/engine/input';
import { lexicon } from '../campaigns/engine/lexicon/lexicon';
import { writeSet } from '../campaigns/engine/write-set';

const spanish: WriterInput = {
  ...loaf,
  goal: 'buy',
  wording: firstWording,
  company: { ...loaf.company, sector: 'panadería' },
};

const english: WriterInput = {
  ...spanish,
  language: 'en',
  company: { name: 'Espiga Bakery', sector: 'bakery' },
  product: { name: 'Sourdough loaf', shortName: 'loaf', price: '£5.80' },
  facts: [
    { id: 'f1', kind: 'feature', text: 'Proves for 24 hours in the cold' },
    { id: 'f2', kind: 'feature', text: 'weighs 900 g' },
    { id: 'f3', kind: 'advantage', text: 'Stays soft for four days' },
    { id: 'f4', kind: 'offer', text: 'Order by 8 pm and collect it at 8:30 the next morning' },
  ],
};

test.each([
  ['es', spanish],
  ['en', english],
] as const)('the post shown on the public pages is what the engine writes: %s', (language, input) => {
  const { network, post } = sampleCampaign(language);
  const set = writeSet(input, lexicon);
  if (set.status !== 'written') throw new Error(set.status);
  const posts = set.pieces
    .filter(({ angle, piece }) => angle === 'proof' && piece.type === 'social media')
    .map(({ piece }) => renderPost(network, (piece.content as Social).variants[network], '').trim());
  expect(posts).toEqual([post]);
});
