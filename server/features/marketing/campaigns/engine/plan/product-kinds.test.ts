import { postText } from '../../../../../../shared/marketing/campaigns/post';
import { expect, test } from 'vitest';
import type { Language } from '../../../../../../shared/languages';
import type { Landing, Piece, Social } from '../../../../../../shared/marketing/campaigns/piece';
import { loaf } from '../../validators/testing/grounds';
import { firstWording, type WriterInput } from '../input';
import { lexicon } from '../lexicon/lexicon';
import { landingWords } from '../shapes/banks';
import { writeSet } from '../write-set';
import { kindOf } from './kind';
import { figuring } from './lists';
import { readMaterial } from './material';

const product = (language: Language, audience: 'B2B' | 'B2C', sector: string, name: string): WriterInput => ({
  ...{ ...loaf, language, audience, goal: 'buy', wording: firstWording },
  register: language === 'es' && audience === 'B2B' ? 'formal' : 'informal',
  company: { name: 'Casa Norte', sector },
  product: { name, price: '34 €' },
});

const contentOf = (input: WriterInput, angle: string, type: Piece['type']) => {
  const set = writeSet(input, lexicon);
  if (set.status !== 'written') throw new Error(set.status);
  return set.pieces.find((one) => one.angle === angle && one.piece.type === type)?.piece.content;
};

test.each([
  ['es', 'B2C', 'Alimentación', 'Aceite de oliva', 'everyday'],
  ['es', 'B2C', 'Mascotas', 'Comedor para perros de acero', 'durable'],
  ['es', 'B2C', 'Artesanía', 'Taller de cerámica', 'everyday'],
  ['es', 'B2C', 'Instalaciones', 'Revisión de caldera de gas', 'service'],
  ['es', 'B2B', 'Formación', 'Clases de inglés para empresas', 'firm'],
  ['en', 'B2C', 'Office furniture', 'Lumbo 2 ergonomic chair', 'durable'],
  ['en', 'B2C', 'Pets', 'Dog grooming at home', 'service'],
  ['en', 'B2B', 'IT consulting', 'Penetration test for small firms', 'firm'],
] as const)(
  'openers know how a product is bought (%s, %s, %s): %s',
  (language, audience, sector, name, kind) => {
    expect(kindOf(readMaterial(product(language, audience, sector, name), lexicon))).toBe(kind);
  },
);

const feeder: WriterInput = {
  ...product('es', 'B2C', 'Mascotas', 'Comedor para perros de acero'),
  facts: [
    { id: 'f1', kind: 'feature', text: 'Acero inoxidable' },
    { id: 'f2', kind: 'feature', text: 'Dos cuencos de 1,5 litros' },
    { id: 'f3', kind: 'advantage', text: 'Se lava en el lavavajillas' },
    { id: 'f4', kind: 'proof', text: '24 kg soportó en 12 clínicas' },
  ],
};

test('a row of figures holds none of a proof, and the price is not paid for what a thing holds', () => {
  const material = readMaterial(feeder, lexicon);
  expect(figuring(material.facts, material)[0]?.slots?.figs).toBe('dos cuencos de 1,5 litros, 34 €');
  const { variants } = contentOf(feeder, 'proof', 'social media') as Social;
  expect(postText(variants.facebook.blocks)).not.toMatch(/por 1,5 litros|1,5 litros por/u);
});

test('the button of a form says what sending it does, and a description begins its sentences with a capital', () => {
  const florist: WriterInput = {
    ...{ ...feeder, language: 'en', goal: 'quote', product: { name: 'Wedding flowers', price: 'from £650' } },
    facts: [
      { id: 'f1', kind: 'feature', text: 'Bouquet and six table centres' },
      { id: 'f2', kind: 'feature', text: 'Set up at the venue' },
      { id: 'f3', kind: 'advantage', text: 'You see a sample two months before' },
    ],
  };
  const page = contentOf(florist, 'proof', 'landing page') as Landing;
  expect(landingWords.en.submits.quote).toContain(page.form.submit);
  expect(page.seo.description).not.toMatch(/[.] from/u);
  expect(page.ads.headlines.map(({ text }) => text).join(' | ')).not.toMatch(/for from/iu);
  for (const words of [landingWords.es, landingWords.en]) {
    for (const labels of Object.values(words.submits)) {
      expect(labels.length).toBeGreaterThanOrEqual(3);
      expect(labels.every((label) => label.length <= 28)).toBe(true);
    }
  }
});

test('an ordinary name with a short one is written in all networks', () => {
  const texts = [
    'Revisión de 40 puntos de control',
    'Prueba de phishing con toda la plantilla',
    'Informe con prioridades y plazos',
  ];
  const audit: WriterInput = {
    ...product('es', 'B2B', 'Consultoría informática', 'Auditoría de ciberseguridad para pymes'),
    goal: 'quote',
    company: { name: 'Bastión IT', sector: 'Consultoría informática' },
    facts: [
      ...texts.map((text, index) => ({ id: `f${index + 1}`, kind: 'feature' as const, text })),
      { id: 'f4', kind: 'advantage', text: 'Sus empleados no tienen que parar de trabajar' },
      { id: 'f5', kind: 'advantage', text: 'Sabe qué arreglar primero y cuánto cuesta' },
      { id: 'f6', kind: 'proof', text: 'Realizada por técnicos con certificado CISA' },
    ],
  };
  const named = { ...audit.product, shortName: 'auditoría de ciberseguridad', price: '1.450 € + IVA' };
  expect(writeSet({ ...audit, product: { ...named, category: 'Seguridad' } }, lexicon).status).toBe(
    'written',
  );
});

test.each([
  ['es', 'Visita guiada por el casco antiguo', /reserva|fecha|pide tu visita/u],
  ['en', 'Ghost walk through the old town', /book|reserve|your date/u],
] as const)('what has a date is booked (%s)', (language, name, asked) => {
  const tour = {
    ...product(language, 'B2C', language === 'es' ? 'Turismo' : 'Tourism', name),
    facts: feeder.facts,
  };
  const input: WriterInput =
    language === 'es'
      ? tour
      : {
          ...tour,
          facts: [
            { id: 'f1', kind: 'feature', text: 'Lasts 90 minutes' },
            { id: 'f2', kind: 'advantage', text: 'Children under 8 come free' },
            { id: 'f3', kind: 'feature', text: 'Starts at 20:00' },
          ],
        };
  for (const angle of ['pain', 'outcome', 'proof']) {
    const { variants } = contentOf(input, angle, 'social media') as Social;
    const invitation = variants.facebook.blocks.find(({ part }) => part === 'X');
    expect(invitation?.lines.map(({ text }) => text.toLowerCase()).join(' ')).toMatch(asked);
  }
});
