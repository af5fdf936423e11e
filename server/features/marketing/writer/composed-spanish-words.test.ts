import { expect, test } from 'vitest';
import type { Email } from '../../../../shared/marketing/campaigns/piece';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Brief } from '../campaigns/brief';
import { composeSet } from './compose-set';
import { briefNamed } from './testing/own-briefs';

const piecesOf = (brief: Brief) =>
  [0, 1, 2, 3].flatMap((set) => composeSet(brief, { ...firstWording, set }).map(({ piece }) => piece));

test('what the owner calls the step is what is asked for', () => {
  const brief = briefNamed('es', 'fontanero');
  const goal = { ...brief.goal, label: 'Pedir una inspección' };
  const texts = JSON.stringify(piecesOf({ ...brief, goal }));
  expect(texts).toContain('Puedes pedir una inspección por teléfono');
  expect(texts).not.toMatch(/\breserva/iu);
});

test('a quote is asked for, whatever the price', () => {
  const texts = JSON.stringify(piecesOf(briefNamed('es', 'funeraria')));
  expect(texts).toContain('Puede pedir presupuesto por teléfono (978 600 120), a cualquier hora.');
  expect(texts).not.toContain('Puede preguntarnos');
});

test('a second subject asks no question that the email does not answer', () => {
  for (const { type, content } of piecesOf(briefNamed('es', 'abogados'))) {
    if (type !== 'email') continue;
    const { altSubject, blocks } = content as Email;
    const told = blocks.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts));
    const thing = briefNamed('es', 'abogados').facts.find(({ place }) => place === 'thing')?.id;
    expect(altSubject.facts.filter((fact) => fact !== thing && fact !== 'p' && !told.includes(fact))).toEqual(
      [],
    );
  }
});

test('evidence that does not say of whom it speaks is said of the company', () => {
  const brief = briefNamed('es', 'autoescuela');
  const facts = brief.facts.map((fact) =>
    fact.place === 'proof' ? { ...fact, text: 'nombrada por la DGT' } : fact,
  );
  const texts = JSON.stringify(piecesOf({ ...brief, facts }));
  expect(texts).toContain('"Sobre nosotros: nombrada por la DGT."');
  expect(texts).not.toContain('"Nombrada por la DGT."');
});
