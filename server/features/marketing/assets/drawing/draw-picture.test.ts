import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureInput } from '../../../../../shared/marketing/assets/picture';
import { pictureLayouts } from '../../../../../shared/marketing/assets/scales';
import { pictureSizeNames, pictureSizes } from '../../../../../shared/marketing/picture-sizes';
import { bakery, brands, cheerful, scarce, someLogo, somePhoto, verbose } from '../testing/picture-inputs';
import { composedPicture, linesIn } from '../testing/composed-picture';
import { contrast } from './colours/contrast';
import { drawPicture } from './draw-picture';

const input = (changes: Partial<PictureInput> = {}): PictureInput => ({
  size: '1080x1080',
  layout: 'statement',
  texts: bakery,
  colours: brands.petrol,
  ...changes,
});

async function draw(changes: Partial<PictureInput> = {}) {
  const outcome = await drawPicture(input(changes));
  if ('problem' in outcome) throw new Error(JSON.stringify(outcome.problem));
  return outcome.drawn;
}

const kinds = { full: bakery, scarce, verbose, cheerful };
const everySizeAndText = pictureSizeNames.flatMap((size) =>
  Object.entries(kinds).map(([kind, texts]) => ({ size, kind, texts })),
);

test.each(everySizeAndText)(
  'at least four layouts suit $size with $kind texts, and none collides',
  async ({ size, texts }) => {
    const drawn = await Promise.all(pictureLayouts.map((layout) => draw({ size, layout, texts })));
    const changes = drawn.flatMap(({ notices }) => notices.filter(({ code }) => code === 'layout.changed'));
    expect(changes.length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(changes)).not.toContain('boxes.collide');
    const { width, height } = await sharp(drawn[0]?.png).metadata();
    expect({ width, height }).toEqual(pictureSizes[size]);
  },
);

test('the same input gives the same bytes', async () => {
  const images = { photo: await somePhoto(), logo: await someLogo() };
  const [one, other] = [
    await draw({ layout: 'plate', ...images }),
    await draw({ layout: 'plate', ...images }),
  ];
  expect(Buffer.compare(one.png, other.png)).toBe(0);
});

test('every word of a picture stands on one colour, as the pixels show', async () => {
  // The part of a picture with its text, without the ground that fills most of it.
  const { png } = await draw({ layout: 'statement', size: '1080x1080' });
  const { data, info } = await sharp(png)
    .extract({ left: 70, top: 60, width: 900, height: 900 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [ground, text] = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  expect(ground).toBe(brands.petrol.primary);
  expect(contrast(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5);
});

test('a layout without its conditions gives way to another, with the reason', async () => {
  const { layout, notices } = await draw({ layout: 'figure', texts: scarce });
  expect(layout).toBe('statement');
  expect(notices).toEqual([{ code: 'layout.changed', layout: 'figure', reason: 'figure.missing' }]);
});

test('a headline that is too long for its box is taken in a shorter form', async () => {
  const { form, notices } = await draw({ size: '1200x627', layout: 'split', texts: verbose });
  expect(form).not.toBe('l');
  expect(notices).toContainEqual({ code: 'headline.shortened', form });
});

test('emoji are left out, which is said', async () => {
  const { alt, notices } = await draw({ texts: cheerful });
  expect(notices).toEqual([{ code: 'emoji.leftOut' }]);
  expect(alt.es).toContain('«¡Ñandú, pingüino y búho: leña fácil!»');
});

test('a headline of emoji only is no headline', async () => {
  const texts = { ...bakery, headline: { l: '🎉', m: '🎉🎉', s: '☕️' } };
  expect(await drawPicture(input({ texts }))).toEqual({ problem: { code: 'headline.missing' } });
});

test('characters that no bundled font has are refused by name', async () => {
  const outcome = await drawPicture(input({ texts: { ...bakery, offer: '今日 pan' } }));
  expect(outcome).toEqual({ problem: { code: 'glyphs.missing', characters: ['今', '日'] } });
});

test('a brand colour on which nothing can be read moves, which is said', async () => {
  const { notices } = await draw({ colours: brands.grey });
  expect(notices).toEqual([
    { code: 'ground.moved', from: '#7f7f7f', to: expect.stringMatching(/^#[\da-f]{6}$/) },
  ]);
});

test('photo and logo are drawn; what is no image is refused', async () => {
  const images = { photo: await somePhoto(), logo: await someLogo() };
  const [plain, full] = await Promise.all([draw({ layout: 'plate' }), draw({ layout: 'plate', ...images })]);
  expect(full.alt.es).toMatch(/Foto: Hogaza de masa madre\.$/);
  expect(plain.alt.es).not.toContain('Foto');
  const broken = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  expect(await drawPicture(input({ layout: 'plate', photo: broken }))).toEqual({
    problem: { code: 'photo.unreadable' },
  });
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await drawPicture(input({ logo: svg }))).toEqual({ problem: { code: 'logo.unreadable' } });
});

test('the description says in both languages what is shown', async () => {
  const { alt } = await draw({ layout: 'list' });
  expect(alt.en).toBe(
    'Panadería Espiga, Hogaza de masa madre: “¿Otra vez pan duro a la basura? La última rebanada se come, no se tira”. ' +
      'Fermenta 24 horas en frío. Aguanta tierna cuatro días. Pieza de 900 g. ' +
      'Price: 5,80 €, IVA incluido. Reserva tu hogaza.',
  );
  expect(alt.es).toContain('Precio: 5,80 €');
  const said = {
    l: '«El jueves sigue tierna»',
    m: '«El jueves sigue tierna»',
    s: '«El jueves sigue tierna»',
  };
  const quoting = await draw({ texts: { ...bakery, headline: said } });
  expect(quoting.alt.es).toMatch(/^Panadería Espiga, Hogaza de masa madre: «El jueves sigue tierna»\./);
});

test('what is sold stands once: not above a headline that is just that', () => {
  const name = bakery.product;
  const said = (texts: PictureInput['texts']) => {
    const composed = composedPicture(input({ texts }));
    return 'scene' in composed ? linesIn(composed.scene, 'product') : undefined;
  };
  expect(said(bakery)).toEqual([name]);
  expect(said({ ...bakery, headline: { l: name, m: name, s: name } })).toEqual([]);
});

test('a price that is too long for a layout is left out before the layout is', () => {
  const price = { amount: '12.345.678,90 € por cada uno de los participantes inscritos' };
  const composed = composedPicture(input({ size: '1200x627', layout: 'list', texts: { ...bakery, price } }));
  expect('scene' in composed && linesIn(composed.scene, 'price')).toEqual([]);
});
