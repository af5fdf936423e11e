import { expect, test } from 'vitest';
import { blockText } from '../../../../shared/marketing/campaigns/rendering/words';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Angle } from '../../../../shared/marketing/campaigns/scales';
import type { Brief } from '../campaigns/brief';
import { contextOf } from './brief/context-of';
import { composeSet } from './compose-set';
import { dealLeads } from './compose/deal';
import { briefNamed, briefsOf } from './testing/own-briefs';

const setOf = (brief: Brief, set = 0) => composeSet(brief, { ...firstWording, set });

/** The texts of the email of an angle, block by block. */
const emailOf = (brief: Brief, of: Angle, set: number): string[] =>
  setOf(brief, set).flatMap(({ angle, piece }) =>
    angle === of && piece.type === 'email' ? piece.content.blocks.map(blockText) : [],
  );

test('a short sentence that names nothing opens no text: it stands just before what is asked for', () => {
  const plumber = briefNamed('en', 'plumber');
  for (const set of [0, 1, 2, 3])
    for (const angle of ['pain', 'outcome', 'proof'] as const) {
      const texts = emailOf(plumber, angle, set);
      expect([set, angle, texts[0]?.includes('myself')]).toEqual([set, angle, false]);
      expect(texts.join('\n')).toMatch(/I answer the phone myself\. (?:You can book|Book) by phone/u);
    }
});

test('a preheader begins otherwise than the subject, and says no price that the subject says', () => {
  for (const [name, brief] of briefsOf('en'))
    for (const set of [0, 1, 2, 3])
      for (const { piece } of setOf(brief, set)) {
        if (piece.type !== 'email') continue;
        const { subject, preheader } = piece.content;
        const begun = (text: string) => text.toLowerCase().split(' ').slice(0, 4).join(' ');
        expect([name, begun(preheader.text)]).not.toEqual([name, begun(subject.text)]);
        const both = [subject, preheader].every(({ text }) => text.includes('£'));
        expect([name, set, both]).toEqual([name, set, false]);
      }
});

test('no email opens with a bare label', () => {
  for (const [name, brief] of briefsOf('en')) {
    const noun = contextOf(brief).slots.get('noun')?.text ?? '';
    for (const set of [0, 1, 2, 3])
      for (const angle of ['pain', 'outcome', 'proof'] as const) {
        const [first = ''] = emailOf(brief, angle, set);
        const isLabel = new RegExp(`^${noun}(?:,|:| from | in )`, 'iu').test(first);
        expect([name, set, angle, isLabel]).toEqual([name, set, angle, false]);
      }
  }
});

test('a post asks neither in three words, where there is a longer question, nor after another visit', () => {
  for (const name of ['funeral', 'rota-software']) {
    const leads = [...dealLeads(contextOf(briefNamed('en', name)), 'pain', 0).values()];
    const asked = leads.flatMap(({ kind, lead }) => (kind === 'doubt' && lead ? [lead.text] : []));
    expect(asked.filter((text) => /^Can we (?:leave|visit)\?$/u.test(text))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  }
});

test('a list that begins as a sentence has a small letter in a line; a result that repeats the thing heads nothing', () => {
  const bike = contextOf(briefNamed('en', 'bike-workshop'));
  expect(bike.slots.get('includesLine')?.text).toMatch(/^drivetrain out and cleaned;/u);
  const dentist = contextOf(briefNamed('en', 'dentist'));
  expect(dentist.slots.get('head1')?.text).not.toContain('aligners');
  expect(dentist.slots.get('told1')?.text).toContain('aligners');
});
