import { expect, test } from 'vitest';
import { blockText } from '../../../../shared/marketing/campaigns/rendering/words';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Angle } from '../../../../shared/marketing/campaigns/scales';
import type { Brief } from '../campaigns/brief';
import { contextOf } from './brief/read-brief';
import { composeSet } from './composer';
import { briefsOf } from './testing/own-briefs';

const setOf = (brief: Brief, set = 0) => composeSet(brief, { ...firstWording, set });

/** The texts of the email of an angle, block by block. */
const emailOf = (brief: Brief, of: Angle, set: number): string[] =>
  setOf(brief, set).flatMap(({ angle, piece }) =>
    angle === of && piece.type === 'email' ? piece.content.blocks.map(blockText) : [],
  );

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
        const isLabel = new RegExp(`^${noun}(?:,| from | in )[^:]*$`, 'iu').test(first);
        expect([name, set, angle, isLabel]).toEqual([name, set, angle, false]);
      }
  }
});
