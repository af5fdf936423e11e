import { expect, test } from 'vitest';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { summaryOf, withImports } from './testing/import-products';

const shopify = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Tags,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Status',
  'taza,Taza de gres,"<p>Esmaltada a mano.</p><ul><li>Capacidad: 300 ml</li></ul>",Barro,Hogar > Vajilla,"sin plomo, taza",Color,Azul,14.00,18.00,active',
  'taza,,,,,,,Verde,12.50,,',
  'taza,,,,,,,,,,',
  'plato,Plato llano,Diámetro de 26 cm,Barro,Hogar > Vajilla,,Title,Default Title,16.00,,active',
  'viejo,Jarra antigua,Se vendía antes,Barro,,,Title,Default Title,9.00,,archived',
].join('\n');

test('the rows of a handle of Shopify are one product, with its lowest price and all its options', async () => {
  const { bring, products, rows } = await withImports();
  const { id, asked, detail, done } = await bring(shopify);
  expect(asked).toEqual(['currency', 'priceBasis']);
  expect(detail.mapping.system).toBe('shopify');
  expect(detail.counts).toMatchObject({ create: 2, join: 2, skip: 1, error: 0 });
  expect(done.counts).toMatchObject({ create: 2, join: 2, skip: 1, error: 0 });
  const [plate, cup] = await products();
  expect(summaryOf(cup as never)).toEqual({
    name: 'Taza de gres',
    category: 'Vajilla',
    price: 'desde 12,50 €',
    priceMinor: 1250,
    currency: 'EUR',
    priceBasis: 'incl',
    facts: [
      'thing Taza de gres',
      'loose→includes Esmaltada a mano',
      'loose→detail Capacidad: 300 ml',
      'loose→includes sin plomo',
      'detail Marca: Barro',
      'detail Color: Azul, Verde',
    ],
  });
  expect(cup?.comparePriceMinor).toBeNull();
  expect(plate).toMatchObject({ name: 'Plato llano', priceMinor: 1600, price: '16 €' });
  expect((await rows(id)).map(({ action, recordId }) => [action, recordId])).toEqual([
    ['create', cup?.id],
    ['join', cup?.id],
    ['join', cup?.id],
    ['create', plate?.id],
    ['skip', null],
  ]);
}, 60_000);

test('an imported product with a price and a description that says something is ready, and thin', async () => {
  const { bring, products, call } = await withImports();
  await bring('Handle,Title,Body (HTML),Variant Price\ntaza,Taza de gres,<p>Esmaltada a mano.</ p>,14.5');
  const [cup] = await products();
  expect(cup?.facts[0]).toMatchObject({
    place: 'thing',
    state: 'accepted',
    form: { article: '', number: 'singular' },
  });
  const { body } = await call(marketingProductsApi.analysis, { params: { id: cup?.id as number } });
  expect(body).toMatchObject({ isReady: true, isThin: true, lacks: [] });
});

test('what somebody calls a product stays when its file comes again and when its texts are edited', async () => {
  const { bring, products, call } = await withImports();
  const file = 'Handle,Title,Body (HTML),Variant Price\ntaza,Taza de gres,Taza de gres esmaltada a mano,14.5';
  await bring(file);
  const [cup] = await products();
  const params = { id: cup?.id as number };
  await call(marketingProductsApi.changeFact, { params, body: { fact: 'f1', text: 'taza esmaltada' } });
  await bring(file.replace('14.5', '15'));
  await call(marketingProductsApi.update, { params, body: { characteristics: 'Taza de gres azul' } });
  const [changed] = await products();
  const things = changed?.facts.filter(({ place }) => place === 'thing');
  expect(things?.map(({ id, text }) => [id, text])).toEqual([['f1', 'taza esmaltada']]);
}, 60_000);

test('a title is no name of a product that somebody named, and a new price is the first of its list', async () => {
  const { bring, products, call } = await withImports();
  const file = (price: string) => `Handle,Title,Variant Price\ntaza,Taza de gres,${price}`;
  await bring(file('14.5'));
  const [cup] = await products();
  const params = { id: cup?.id as number };
  await call(marketingProductsApi.removeFact, { params, body: { fact: 'f1' } });
  await call(marketingProductsApi.addFact, { params, body: { place: 'thing', text: 'taza esmaltada' } });
  const prices = [
    { label: 'Suelta', amount: 1450 },
    { label: 'Seis', amount: 8000 },
  ];
  await call(marketingProductsApi.update, { params, body: { prices } });
  await bring(file('15'));
  const [changed] = await products();
  expect(changed?.facts.map(({ text }) => text)).toEqual(['taza esmaltada']);
  expect(changed).toMatchObject({ priceMinor: 1500, prices: [{ label: 'Suelta', amount: 1500 }, prices[1]] });
}, 60_000);

test('a file of Shopify without categories says by its types what the products are', async () => {
  const { bring, products } = await withImports();
  await bring('Handle,Title,Type,Variant Price\ntaza,Taza de gres,Vajilla,14.5');
  expect((await products()).map(({ category, price }) => [category, price])).toEqual([
    ['Vajilla', '14,50 €'],
  ]);
}, 60_000);

test('Shopify’s headers since 2024 are the same products, and a price before is not confirmed', async () => {
  const { bring, products } = await withImports();
  await bring(
    [
      'URL handle,Title,Description,Product category,Option1 name,Option1 value,Price,Compare-at price,Product image URL',
      'taza,Taza de gres,Esmaltada a mano por dentro y por fuera.,Vajilla,Title,Default Title,14.00,18.00,https://x.example/a.jpg',
    ].join('\n'),
  );
  const [cup] = await products();
  expect(cup).toMatchObject({ priceMinor: 1400, comparePriceMinor: 1800, comparePriceConfirmedAt: null });
  expect(cup?.facts[1]?.source).toEqual({ from: 'csv', quote: 'Esmaltada a mano por dentro y por fuera.' });
});

const woo = [
  'ID;Tipo;SKU;Nombre;Descripción corta;Descripción;Precio rebajado;Precio normal;Día en que termina el precio rebajado;Categorías;Etiquetas;Superior;Nombre del atributo 1;Valor(es) del atributo 1',
  '45;variation;MIEL-500;Miel de romero - 500 g;;;;9,50;;;;MIEL;Tamaño;500 g',
  '44;variable;MIEL;Miel de romero;Recogida en la sierra de Irta;Sin calentar ni filtrar;;;;Despensa > Mieles, Despensa;;;Tamaño;500 g, 1 kg',
  '46;variation;MIEL-1;Miel de romero - 1 kg;;;;16,00;;;;id:44;Tamaño;1 kg',
  '47;simple;CERA;Vela de cera;Arde unas 30 horas;;7,00;8,00;2099-12-31;Velas;;;;',
  '48;variation;X-1;Variante suelta;;;;3,00;;;;id:999;Color;Rojo',
].join('\n');

test('variations of WooCommerce join their parent by id or SKU, wherever they stand', async () => {
  const { bring, products, rows } = await withImports();
  const { id, done } = await bring(woo);
  expect(done.mapping.system).toBe('woocommerce');
  expect(done.counts).toMatchObject({ create: 2, join: 2, error: 1 });
  const [honey, candle] = await products();
  expect(summaryOf(honey as never)).toMatchObject({
    name: 'Miel de romero',
    category: 'Mieles',
    price: 'desde 9,50 €',
    priceMinor: 950,
    facts: [
      'thing Miel de romero',
      'loose→includes Recogida en la sierra de Irta',
      'loose Sin calentar ni filtrar',
      'detail Tamaño: 500 g, 1 kg',
    ],
  });
  expect(candle).toMatchObject({ priceMinor: 700, comparePriceMinor: 800, comparePriceConfirmedAt: null });
  expect((await rows(id)).at(-1)?.reason).toContain('999');
});

test('PrestaShop tells the tax by its columns, and a discount is an offer with its last day', async () => {
  const { bring, products } = await withImports();
  const { asked } = await bring(
    [
      'Product ID;Name *;Categories (x,y,z...);Price tax excluded;Price tax included;Discount percent;Discount to (yyyy-mm-dd);Manufacturer;Summary;Feature(Name:Value:Position)',
      '7;Silla de haya;Sillas,Salón;45.454545;55.00;10;2099-06-30;Carpintería Soto;Se monta sin herramientas;Altura:82 cm:1,Peso:4 kg:2',
    ].join('\n'),
  );
  expect(asked).toEqual(['currency']);
  const [chair] = await products();
  expect(summaryOf(chair as never)).toEqual({
    name: 'Silla de haya',
    category: 'Sillas',
    price: '55 €',
    priceMinor: 5500,
    currency: 'EUR',
    priceBasis: 'incl',
    facts: [
      'thing Silla de haya',
      'loose Se monta sin herramientas',
      'detail Marca: Carpintería Soto',
      'detail Altura: 82 cm',
      'detail Peso: 4 kg',
      'offer 10 % de descuento',
    ],
  });
  expect(chair?.facts.at(-1)?.until).toBe('2099-06-30');
});

test('the list of PrestaShop’s back office brings names, categories and prices in Spanish', async () => {
  const { bring, products } = await withImports({ targetAudienceType: 'B2B' });
  await bring(
    'ID;Nombre;Categoría;Precio (imp. excl.);Precio (imp. incl.)\n1;Mesa de haya;Mesas;"100,00 €";"121,00 €"',
  );
  expect((await products()).map(summaryOf)).toEqual([
    {
      name: 'Mesa de haya',
      category: 'Mesas',
      price: '100,00 €',
      priceMinor: 10_000,
      currency: 'EUR',
      priceBasis: 'excl',
      facts: ['thing Mesa de haya'],
    },
  ]);
});

const ours = [
  ['name', 'category', 'characteristics', 'advantages', 'proof', 'offer', 'price', 'currency', 'url'],
  [
    'Hogaza de masa madre',
    'Pan',
    'Fermenta 24 horas en frío. Pieza de 900 g.',
    'Aguanta tierna cuatro días.',
    'Premio al mejor pan de Gràcia',
    'Se reserva antes de las 20:00',
    '5.80',
    'EUR',
    'espiga.example/hogaza',
  ],
];
const csvOf = (table: string[][], order = table[0]?.map((_, place) => place) ?? []) =>
  table.map((row) => order.map((place) => `"${row[place]}"`).join(',')).join('\n');

test('shuffled columns and lost accents are the same products', async () => {
  const first = await withImports();
  await first.bring(csvOf(ours));
  const expected = (await first.products()).map(summaryOf);
  expect(expected).toMatchObject([{ name: 'Hogaza de masa madre', priceMinor: 580, priceBasis: 'incl' }]);
  expect(expected[0]?.facts).toEqual([
    'thing Hogaza de masa madre',
    'loose Fermenta 24 horas en frío',
    'loose→includes Pieza de 900 g',
    'loose Aguanta tierna cuatro días',
    'proof Premio al mejor pan de Gràcia',
    'offer Se reserva antes de las 20:00',
  ]);
  const second = await withImports();
  await second.bring(csvOf(ours, [8, 3, 0, 6, 5, 1, 7, 2, 4]));
  expect((await second.products()).map(summaryOf)).toEqual(expected);
  const third = await withImports();
  await third.bring(woo);
  const honey = (await third.products()).map(summaryOf);
  const fourth = await withImports();
  const [header = '', ...rest] = woo.split('\n');
  await fourth.bring([header.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(), ...rest].join('\n'));
  expect((await fourth.products()).map(summaryOf)).toEqual(honey);
}, 120_000);
