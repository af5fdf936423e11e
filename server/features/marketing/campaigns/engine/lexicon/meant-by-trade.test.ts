import { expect, test } from 'vitest';
import type { Language } from '../../../../../../shared/languages';
import type { Audience } from '../../../../../../shared/marketing/campaigns/scales';
import { findConcepts } from './find-concepts';

type Row = readonly [fact: string, sector: string, concept: string | undefined, audience?: Audience];

const wrongIn = (rows: readonly Row[], language: Language) =>
  rows.flatMap(([fact, sector, concept, audience = 'B2C']) => {
    const found = findConcepts(fact, language, sector, audience)[0]?.id;
    return found === concept ? [] : [`${fact} (${sector}): ${found} instead of ${concept}`];
  });

test('a fact means what it means in its trade, in Spanish', () => {
  const rows: readonly Row[] = [
    ['Obrador desde 1962', 'food', 'years-of-craft'],
    ['Asesoramos desde 1994', 'advisers', 'years-of-experience'],
    ['Empresa familiar', 'home', 'family-business'],
    ['Bolsillos interiores', 'accessories', 'pockets-bag'],
    ['Bolsillos laterales', 'fashion', 'pockets'],
    ['100 % algodón', 'fashion', 'cotton-worn'],
    ['Algodón percal', 'home', 'cotton-home'],
    ['Crianza en barrica de roble', 'food', 'oak-barrel'],
    ['Altavoz impermeable', 'electronics', 'splash-proof-device'],
    ['7 velocidades', 'sports', 'bike-gears'],
    ['2 velocidades', 'building', 'speeds-modes'],
    ['Grupos reducidos', 'education', 'small-class'],
    ['Grupos reducidos', 'tourism', 'small-group-guide'],
    ['Terraza', 'tourism', 'barbecue-garden'],
    ['Terraza', 'restaurants', 'terrace'],
    ['Plan a medida', 'advisers', 'bespoke-service'],
    ['Armario a medida', 'building', 'made-to-measure'],
    ['Primera consulta gratuita', 'advisers', 'first-visit'],
    ['Caja de 100 unidades', 'industry', 'box-quantity', 'B2B'],
    ['Caja de 6 botellas', 'food', 'case-of-bottles'],
    ['Abierto hasta las 21:00', 'beauty', 'open-evenings'],
    ['Hecho en Asturias', 'beauty', 'local-origin'],
  ];
  expect(wrongIn(rows, 'es')).toEqual([]);
});

test('a fact means what it means in its trade, in English', () => {
  const rows: readonly Row[] = [
    ['Baking since 1962', 'food', 'years-of-craft'],
    ['Trading since 1994', 'advisers', 'years-of-experience'],
    ['Linen and towels included', 'tourism', 'linen-included'],
    ['Washed linen', 'fashion', 'linen-worn'],
    ['12 months in French oak', 'food', 'oak-barrel'],
    ['Solid oak', 'home', 'solid-wood'],
    ['8 speed Shimano gears', 'sports', 'bike-gears'],
    ['Maximum 8 students', 'education', 'small-class'],
    ['Mesh back', 'home', 'breathable-seat', 'B2B'],
    ['LED work light', 'building', 'work-light'],
    ['24/7 access', 'sports', 'gym-hours'],
    ['Hardy to -5C', 'garden', 'frost-hardy'],
    ['Open until 8pm', 'beauty', 'open-evenings'],
    ['Knitted in Scotland', 'fashion', 'local-origin'],
  ];
  expect(wrongIn(rows, 'en')).toEqual([]);
});

test('words that look like a concept and mean something else name none', () => {
  const spanish: readonly Row[] = [
    ['Desde 25 €', 'general', undefined],
    ['Pesa 45 kg', 'home', undefined],
    ['Sábados: cerrado', 'beauty', undefined],
    ['Abierto hasta las 14:00', 'beauty', undefined],
    ['Ruedas de 29 pulgadas', 'sports', undefined],
    ['Nivel sonoro: 95 dB', 'home', undefined],
    ['Para perros de hasta 10 kg', 'general', undefined],
    ['Para perros de hasta 10 kg', 'pets', undefined],
    ['Cosecha 2021', 'food', undefined],
    ['Movimiento de cuarzo', 'accessories', undefined],
    ['Efecto mármol', 'home', undefined],
    ['Puzle de 500 piezas', 'home', undefined],
    ['Neumáticos para barro', 'sports', undefined],
    ['Accesible desde el móvil', 'software', 'wifi-app'],
    ['Cabezal con zoom', 'electronics', undefined],
    ['Sin gluten y con semillas de calabaza', 'food', 'wholegrain'],
  ];
  const english: readonly Row[] = [
    ['From £25', 'general', undefined],
    ['Weighs 45 kg', 'home', undefined],
    ['Closed on Saturdays: no', 'beauty', undefined],
    ['29 inch wheels', 'sports', undefined],
    ['Response time 1 ms', 'electronics', undefined],
    ['Faux leather', 'accessories', undefined],
    ['Quartz movement', 'accessories', undefined],
    ['Marble effect', 'home', undefined],
    ['Cooker hood 60 cm', 'home', undefined],
    ['A tent for up to 6 people', 'sports', undefined],
    ['Vintage 2021', 'food', undefined],
  ];
  expect([...wrongIn(spanish, 'es'), ...wrongIn(english, 'en')]).toEqual([]);
});
