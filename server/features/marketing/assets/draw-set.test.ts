import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSet, picturesOf, type SetPicture } from './draw-set';
import { createPictureDrawer, type PictureDrawer } from './picture-drawer';
import { pictureName, seedOf } from './picture-name';
import { bakery, brands, scarce } from './testing/picture-inputs';

let drawer: PictureDrawer;
beforeAll(() => {
  drawer = createPictureDrawer();
});
afterAll(() => drawer.close());

/** Draws a set as a job does, and keeps what comes. */
async function draw(
  texts: typeof bakery,
  { kept = new Map<string, SetPicture>(), signal = new AbortController().signal } = {},
) {
  const steps: number[] = [];
  const inputs = picturesOf({ texts, colours: brands.petrol }, ['1080x1080']);
  await drawSet(inputs, {
    drawer,
    caller: 'somebody',
    signal,
    isKept: async (name) => kept.has(name),
    keep: async (picture) => void kept.set(picture.name, picture),
    onProgress: async (done) => void steps.push(done),
  });
  return { kept, steps };
}

test('a set holds every layout that suits, the others with the reason, and says how far it is', async () => {
  const { kept, steps } = await draw(scarce);
  const reasons = [...kept.values()].flatMap(({ layout, outcome }) =>
    'unsuited' in outcome ? [[layout, outcome.unsuited]] : [],
  );
  expect(reasons).toEqual([
    ['figure', 'figure.missing'],
    ['list', 'facts.tooFew'],
  ]);
  expect(steps).toEqual([1, 2, 3, 4, 5, 6]);
}, 60_000);

test('what is kept is not drawn again', async () => {
  const { kept } = await draw(bakery);
  const before = new Map(kept);
  kept.delete([...kept.keys()][2] as string);
  await draw(bakery, { kept });
  const again = [...before].filter(([name, picture]) => kept.get(name) !== picture);
  expect(again).toHaveLength(1);
}, 60_000);

test('a cancelled set stops', async () => {
  const { kept } = await draw(bakery, { signal: AbortSignal.abort() });
  expect(kept.size).toBe(0);
});

test('the name of a picture follows from what it shows, not from the order of its fields', () => {
  const [one] = picturesOf({ texts: bakery, colours: brands.petrol });
  const [other] = picturesOf({ colours: { secondary: '#e59a1c', primary: '#0f6b66' }, texts: { ...bakery } });
  const [changed] = picturesOf({ texts: bakery, colours: brands.petrol, logo: new Uint8Array([1]) });
  if (!one || !other || !changed) throw new Error('a set is empty');
  expect(pictureName(one)).toMatch(/^[\da-f]{64}\.png$/);
  expect(pictureName(other)).toBe(pictureName(one));
  expect(pictureName(changed)).not.toBe(pictureName(one));
  expect(seedOf(changed)).toBe(seedOf(one));
});
