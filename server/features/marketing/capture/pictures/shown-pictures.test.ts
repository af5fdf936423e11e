import { expect, test } from 'vitest';
import { pictureLayouts } from '../../../../../shared/marketing/assets/scales';
import type { DrawnPicture, LivePage } from '../pages/live-page.queries';
import { shownPictures } from './shown-pictures';

const drawn = pictureLayouts.map((layout, id): DrawnPicture => {
  const headline = `Titular de ${layout}`;
  return { id, hash: layout, size: '1080x1080', layout, headline, alt: headline, photoId: null };
});

const line = (text: string) => ({ text, facts: [] });
const photo = { id: 7, hash: 'photo', width: 1_600, height: 1_200 };

const pageWith = (changes: object, said = 'Pan tierno') =>
  ({
    ...{ photo: null, productName: 'Hogaza', drawn },
    landing: { h1: line(said), subtitle: line(''), blocks: [], benefits: [], facts: [] },
    ...changes,
  }) as unknown as LivePage;

const hashes = (page: LivePage) => {
  const { first, further } = shownPictures(page);
  return { first: first?.hash, further: further.map(({ hash }) => hash) };
};

test("the product's photo comes first, and drawn pictures follow", () => {
  expect(hashes(pageWith({ photo }))).toEqual({ first: 'photo', further: ['plate', 'split'] });
  expect(shownPictures(pageWith({ photo })).first).toMatchObject({ alt: 'Hogaza', width: 1_600 });
});

test('without a photo a drawn picture comes first and is not repeated', () => {
  expect(hashes(pageWith({}))).toEqual({ first: 'plate', further: ['split', 'ticket'] });
  expect(shownPictures(pageWith({})).first).toMatchObject({ alt: 'Titular de plate', height: 1_080 });
  expect(hashes(pageWith({ drawn: [] }))).toEqual({ first: undefined, further: [] });
});

test('a picture whose words repeat the page is shown only if there is no other', () => {
  expect(hashes(pageWith({}, 'Titular de «plate».')).first).toBe('split');
  const [only] = drawn;
  const page = pageWith({ drawn: [only] }, only?.headline);
  expect(hashes(page)).toEqual({ first: 'statement', further: [] });
});

test('a drawn picture that contains the photo is not shown below the photo', () => {
  const withPhoto = drawn.map((picture) => ({ ...picture, photoId: photo.id }));
  expect(hashes(pageWith({ photo, drawn: withPhoto })).further).toEqual(['list', 'figure']);
});
