import { expect, test } from 'vitest';
import type { Email } from '../../../../shared/marketing/campaigns/piece';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Brief } from '../campaigns/brief';
import { contextOf } from './brief/read-brief';
import { composeSet } from './composer';
import { briefNamed } from './testing/own-briefs';

const piecesOf = (brief: Brief) =>
  [0, 1, 2, 3].flatMap((set) => composeSet(brief, { ...firstWording, set }).map(({ piece }) => piece));

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

test('a sentence of evidence is not said of the company: it may be of the thing', () => {
  const brief = briefNamed('es', 'autoescuela');
  const facts = brief.facts.map((fact) =>
    fact.place === 'proof' ? { ...fact, text: 'nombrada por la DGT' } : fact,
  );
  const texts = JSON.stringify(piecesOf({ ...brief, facts }));
  expect(texts).toContain('"Nombrada por la DGT."');
  expect(texts).not.toContain('"Autoescuela Rotonda: nombrada por la DGT."');
});

test('evidence, results and questions keep the order in which their owner gave them', () => {
  const brief = briefNamed('es', 'muebles');
  const { answers } = contextOf(brief);
  const idsAt = (place: string) => brief.facts.filter((fact) => fact.place === place).map(({ id }) => id);
  expect(answers.proof.flatMap(({ facts }) => facts)).toEqual(idsAt('proof'));
  expect(answers.results.flatMap(({ line }) => line.facts)).toEqual(idsAt('result'));
  expect(answers.doubts.flatMap(({ question }) => question.facts)).toEqual(idsAt('doubt'));
});
