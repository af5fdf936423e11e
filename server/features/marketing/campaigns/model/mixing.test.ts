import { expect, test } from 'vitest';
import type { Landing, Piece, Social } from '../../../../../shared/marketing/campaigns/piece';
import { painLanding, painPost, painSocial, pieces } from '../validators/testing/pieces';
import type { Finding } from '../validators/ground';
import { replaceFields } from './mixing';

const finding = (at: string): Finding => ({ code: 'fact.number', at });
const other = (text: string) => ({ text, facts: [] });

const landing = (changes: Partial<Landing>): Piece => ({
  type: 'landing page',
  content: { ...painLanding, ...changes },
});
const mixLanding = (changes: Partial<Landing>, ...at: string[]) => {
  const mixed = replaceFields(landing(changes), pieces['landing page'], at.map(finding));
  return { fields: mixed?.fields, content: mixed?.piece.content as Landing };
};

test('on a landing page a list is replaced as a whole, and an ad or a line of the search result alone', () => {
  const changed = {
    h1: other('Otro'),
    benefits: [],
    seo: { title: 'Otro', description: 'Otra' },
    ads: {
      ...painLanding.ads,
      headlines: painLanding.ads.headlines.map((_one, index) => other(`Otro ${index}`)),
    },
  };
  const { content, fields } = mixLanding(changed, 'benefits.0.text', 'seo.title', 'ads.headlines.2');
  expect(fields).toEqual(['benefits', 'seo title', 'ads headlines 2']);
  expect(content.h1.text).toBe('Otro');
  expect(content.benefits).toEqual(painLanding.benefits);
  expect(content.seo).toEqual({ title: painLanding.seo.title, description: 'Otra' });
  expect(content.ads.headlines.map(({ text }) => text)).toEqual([
    'Otro 0',
    'Otro 1',
    '900 g por 5,80 €',
    'Otro 3',
    'Otro 4',
  ]);
});

test('an ad is not replaced by one that another ad already says', () => {
  const [, , third] = painLanding.ads.headlines;
  const headlines = painLanding.ads.headlines.map((line, index) =>
    index === 0 ? (third ?? line) : other(`Otro ${index}`),
  );
  const { content } = mixLanding({ ads: { ...painLanding.ads, headlines } }, 'ads.headlines.2');
  expect(content.ads.headlines[2]?.text).toBe('Hogaza de masa madre');
});

test('a price or an offer that the template does not state is left out', () => {
  expect(mixLanding({ offer: other('Gratis') }, 'offer').content.offer).toBeUndefined();
});

test('in a post the part of one network is replaced, its tags, or the whole post', () => {
  const variant = {
    blocks: painPost.blocks.map((block) => ({ ...block, lines: [other(block.part)] })),
    tags: ['a'],
  };
  const variants = { ...painSocial.variants, x: variant, threads: variant, linkedin: variant };
  const piece: Piece = { type: 'social media', content: { ...painSocial, variants } };
  const at = [
    'variants.x.blocks.1.lines.0',
    'variants.threads',
    'variants.linkedin.tags',
    'variants.linkedin.tags.0',
    'alt',
  ];
  const mixed = replaceFields(piece, pieces['social media'], at.map(finding));
  const content = mixed?.piece.content as Social;
  expect(mixed?.fields).toEqual(['x I', 'threads', 'linkedin tags', 'alt']);
  expect(content.variants.x?.blocks.map(({ lines }) => lines[0]?.text)).toEqual([
    'A',
    painPost.blocks[1]?.lines[0]?.text,
    'D',
    'X',
  ]);
  expect(content.variants.threads).toEqual(painPost);
  expect(content.variants.linkedin).toEqual({ ...variant, tags: painPost.tags });
});

test('a post for a network of which the template has none is left out where it is at fault', () => {
  const { x: _x, ...variants } = painSocial.variants;
  const template: Piece = { type: 'social media', content: { ...painSocial, variants } };
  const mixed = replaceFields(pieces['social media'], template, [finding('variants.x.blocks.1.lines.0')]);
  expect(mixed?.piece.content).toMatchObject({ variants });
  expect(mixed?.piece.content).not.toHaveProperty('variants.x');
});

test('what is wrong with the whole piece no field can mend', () => {
  for (const piece of Object.values(pieces)) {
    expect(replaceFields(piece, piece, [finding('')])).toBeUndefined();
    expect(replaceFields(piece, piece, [finding('nowhere')])).toBeUndefined();
  }
});
