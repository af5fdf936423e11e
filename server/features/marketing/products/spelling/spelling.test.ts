import { expect, test } from 'vitest';
import type { Language } from '../../../../../shared/languages';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { testApp } from '../../../../testing/app';
import { misspeltIn } from './spelling';

const wrongIn = async (language: Language, text: string, names: string[] = []) =>
  (await misspeltIn({ language, text, names })).map(
    ({ word, instead, isSafe }) => `${word} ${isSafe ? '=' : '?'} ${instead[0] ?? ''}`,
  );

test.each<[Language, string, string]>([
  ['es', 'Dicen q vuelven', 'q = que'],
  ['es', 'Segun la talla', 'Segun = Según'],
  ['es', 'Cuesta 28€ al mes', '28€ = 28 €'],
  ['es', 'Si! Con gluten no hay nada', 'Si! = ¡Sí!'],
  ['es', 'Llevamos 25 anos', 'anos = años'],
  ['es', 'tb a domicilio', 'tb = también'],
  ['en', 'You dont pay', "dont = don't"],
  ['en', 'We recieve it', 'recieve = receive'],
  ['en', 'Mon to sat', 'none'],
  ['en', 'open mon to Sat', 'mon = Mon'],
  ['en', 'From £ 12 each', '£ 12 = £12'],
])('in %s “%s” is corrected without asking: %s', async (language, text, expected) => {
  expect(await wrongIn(language, text)).toEqual(expected === 'none' ? [] : [expected]);
});

test.each<[Language, string, string]>([
  ['es', 'Incluye tranporteria', ''],
  ['es', 'una asesoria fiscal', 'asesoria ? asesoría'],
  ['es', 'compralo hoy', 'compralo ? cómpralo'],
  ['es', 'para pláncharlo', 'pláncharlo ? plancharlo'],
  ['es', 'las rebisiones del año', 'rebisiones ? revisiones'],
  ['en', 'a comfortible chair', 'comfortible ? comfortable'],
  ['en', 'the apointmnet', ''],
])('in %s “%s” has what no dictionary knows: %s', async (language, text, expected) => {
  const found = await wrongIn(language, text);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(expected === '' ? '?' : expected);
});

test.each<[Language, string]>([
  ['es', 'La misma ortodoncista te ve en todas las revisiones'],
  ['es', 'Cómpralo online y llévatelo el mismo día; te lo enviamos gratis'],
  ['es', 'Podrás comer y cepillarte como siempre, sin retenedores incómodos'],
  ['es', 'El horario es de 9 a 20 h; escríbenos a hola@espiga.example o mira espiga.example/pan'],
  ['es', 'Nos avala el sello FSC y trabajamos con Ekoala desde 1998'],
  ['es', 'HASTA EL 30 DE JUNIO'],
  ['es', 'La gestoría tiene bolsillos para plancharlo, comprármelo y dárselas'],
  ['en', "It doesn't matter which colour you choose, we organise the jewellery"],
  ['en', 'Your centre in Leeds, with paella on Fridays and 24/7 cover'],
  ['en', "The customer's dog is welcome"],
])('in %s “%s” is right', async (language, text) => {
  expect(await wrongIn(language, text)).toEqual([]);
});

test('names that are given are right in small letters too', async () => {
  expect(await wrongIn('es', 'el pan de espigalia', ['Espigalia'])).toEqual([]);
  expect(await wrongIn('es', 'el pan de espigalia')).toHaveLength(1);
});

test('places are those of the text as it was typed', async () => {
  const text = 'Ven 😀 y veras la panaderia';
  const found = await misspeltIn({ language: 'es', text });
  expect(found.map(({ at, word }) => text.slice(at, at + word.length))).toEqual(
    found.map(({ word }) => word),
  );
});

test('a text that was sent before costs next to nothing of what it cost at first', async () => {
  const text =
    'Una asesoria qe entiende a los autonomoss y les yeva los inpuestos sin retrazos ni papeleo inecesario. '.repeat(
      4,
    );
  const timed = async (asked: string) => {
    const begin = performance.now();
    await misspeltIn({ language: 'es', text: asked });
    return performance.now() - begin;
  };
  const first = await timed(text);
  const later: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) later.push(await timed(text + turn));
  // The quickest of them, which had the machine to itself.
  expect(Math.min(...later)).toBeLessThan(first / 5);
});

test('a text is checked while it is typed, of at most the length of a fact', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const check = (text: string) => call(marketingProductsApi.spelling, { body: { language: 'es', text } });
  const { status, body } = await check('Segun la talla');
  expect([status, body]).toEqual([200, [{ at: 0, word: 'Segun', instead: ['Según'], isSafe: true }]]);
  expect((await check('x'.repeat(501))).status).toBe(400);
  expect((await check('')).body).toEqual([]);
}, 60_000);
