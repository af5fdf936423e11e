import { expect, test } from 'vitest';
import { pictureLayouts } from '../../../../../shared/marketing/assets/scales';
import type { PictureOfPage } from '../../assets/page/page-pictures.queries';
import type { LivePage } from '../pages/live-page.queries';
import { pictureOfLink, pictureOfPage } from './shown-pictures';

const drawn = pictureLayouts.map((layout, id): PictureOfPage => {
  const names = { product: 'Hogaza', company: 'Panadería Espiga' };
  return { id, hash: layout, size: '1200x630', layout, headline: `Titular de ${layout}`, ...names };
});

const photo = { id: 7, hash: 'photo', width: 1_600, height: 1_200 };

const pageWith = (changes: object, said = 'Pan tierno') =>
  ({
    ...{ photo: null, productName: 'Hogaza', drawn, company: { brandColor: '#7a3e12', accentColor: null } },
    landing: { h1: { text: said, facts: [] } },
    ...changes,
  }) as unknown as LivePage;

test("the product's photo stands beside the heading and in previews of links", () => {
  const page = pageWith({ photo });
  expect(pictureOfPage(page)).toEqual({
    photo: { hash: 'photo', width: 1_600, height: 1_200, alt: 'Hogaza' },
  });
  expect(pictureOfLink(page)?.hash).toBe('photo');
});

test('without a photo the pattern of the pictures stands there, and no word of them', () => {
  const picture = pictureOfPage(pageWith({}));
  const svg = picture && 'motif' in picture ? picture.motif : '';
  expect(svg).toContain('#7a3e12');
  expect(svg).not.toMatch(/<text|<image|Titular|Hogaza/);
  expect(svg.length).toBeLessThan(16_000);
});

test('the pattern is that of the product, whichever of its pictures are made', () => {
  const [first, ...others] = drawn;
  expect(pictureOfPage(pageWith({ drawn: [first] }))).toEqual(pictureOfPage(pageWith({ drawn: others })));
});

test('a page without a photo and without pictures stands alone', () => {
  const page = pageWith({ drawn: [] });
  expect([pictureOfPage(page), pictureOfLink(page)]).toEqual([undefined, undefined]);
});

test('a preview of a link repeats its heading only if there is no other picture', () => {
  expect(pictureOfLink(pageWith({}))?.hash).toBe('plate');
  expect(pictureOfLink(pageWith({}, 'Titular de «plate».'))?.hash).toBe('split');
  const [only] = drawn;
  expect(pictureOfLink(pageWith({ drawn: [only] }, only?.headline))?.hash).toBe('statement');
});
