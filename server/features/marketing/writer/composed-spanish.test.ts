import { expect, test } from 'vitest';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Landing } from '../../../../shared/marketing/campaigns/piece';
import type { Brief } from '../campaigns/brief';
import { composeSet } from './composer';
import { briefNamed, briefsOf } from './testing/own-briefs';

const piecesOf = (brief: Brief) =>
  [0, 1, 2, 3].flatMap((set) => composeSet(brief, { ...firstWording, set }).map(({ piece }) => piece));

const landingsOf = (brief: Brief): Landing[] =>
  piecesOf(brief).flatMap(({ type, content }) => (type === 'landing page' ? [content as Landing] : []));

const withCompany = (brief: Brief, company: Partial<Brief['company']>): Brief => ({
  ...brief,
  company: { ...brief.company, ...company },
});

test('no advertisement has a telephone number', () => {
  const texts = landingsOf(briefNamed('es', 'funeraria')).flatMap(({ ads }) =>
    [...ads.headlines, ...ads.descriptions].map(({ text }) => text),
  );
  expect(texts.filter((text) => /\d{3} \d{3}/u.test(text))).toEqual([]);
  expect(JSON.stringify(texts)).toContain('Pida presupuesto por teléfono, a cualquier hora');
});

test('a thing is never a pronoun with a preposition', () => {
  for (const [name, brief] of briefsOf('es'))
    expect([name, JSON.stringify(piecesOf(brief)).match(/\bcon (?:él|ellas?|ellos)\b/iu)]).toEqual([
      name,
      null,
    ]);
});

test('a page whose goal is reached elsewhere names its form, and a name with a comma closes it', () => {
  const brief = withCompany(briefNamed('es', 'autoescuela'), { name: 'Elena Pastrana, profesora' });
  for (const { blocks, form } of landingsOf(brief)) {
    const texts = JSON.stringify(blocks);
    expect(texts).toContain('Puedes apuntarte en la autoescuela.');
    expect(texts).toContain('También puedes escribirnos con este formulario.');
    expect(form.consent).toContain('Elena Pastrana, profesora');
  }
});

test('an only proof is told on the page that lives on it, without the company before it', () => {
  const brief = withCompany(briefNamed('es', 'autoescuela'), { speaker: 'I' });
  for (const { h1, subtitle, blocks } of landingsOf(brief))
    expect(JSON.stringify([h1, subtitle, blocks])).toContain('91 % de aprobados en el teórico en 2025');
});

test('a post ends with the owner’s words for the click, where the goal has others', () => {
  const brief = briefNamed('es', 'turnos');
  const goal = { ...brief.goal, label: 'Probarlo una semana' };
  const texts = JSON.stringify(piecesOf({ ...brief, goal }).filter(({ type }) => type === 'social media'));
  expect(texts).toContain('Probarlo una semana:');
  expect(JSON.stringify(piecesOf(brief))).not.toContain('Pedir una demostración:');
});
