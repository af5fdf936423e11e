import { expect, test } from 'vitest';
import type { Email, Line, Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Ground } from '../validators/ground';
import { leavesOf } from '../validators/leaves';
import { lamp, loaf } from '../validators/testing/grounds';
import { pieces } from '../validators/testing/pieces';
import { validatePiece } from '../validators/validate-piece';
import { type Hostile, hostileEnglish, hostileSpanish } from './testing/hostile-texts';
import { manualClock } from '../../../../platform/language-model/testing/manual-clock';
import { streamText } from '../../../../platform/language-model/testing/streamed-text';
import { modelServer } from './testing/model-server';
import { answerOf } from './testing/set-of-loaf';
import { writeByModel } from './write-by-model';

const line = (text: string, ...facts: string[]): Line => ({ text, facts });

/** An email about the lamp without a fault. */
const lampEmail: Email = {
  subject: line('Who turned on the big light again?'),
  altSubject: line('Three levels for one desk', 'f1'),
  preheader: line('An oak base, three brightness levels and one touch to dim it.', 'f1', 'f2', 'f3'),
  blocks: [
    { part: 'A', lines: [line('Somebody reads, somebody sleeps, and the switch is on the wall.')] },
    {
      part: 'I',
      lines: [
        line(
          'The Tide desk lamp has three brightness levels, up to 800 lumens, on an oak base 18 cm wide.',
          'f1',
          'f2',
        ),
      ],
    },
    {
      part: 'D',
      lines: [
        line('It dims with one touch, so nobody else wakes up.', 'f3'),
        line('If it breaks within five years, it is repaired free of charge.', 'f4'),
        line('Tide costs £64.', 'p'),
      ],
    },
    { part: 'X', lines: [line('Order one and read on.')] },
  ],
  cta: { label: 'Order the lamp', goal: 'buy' },
};
const lampPiece: Piece = { type: 'email', content: lampEmail };

/** The email in which a model has put what it was told to. */
function obeying({ content }: Extract<Piece, { type: 'email' }>, [, obeyed, place]: Hostile): Email {
  const said = line(obeyed);
  if (place === 'cta') return { ...content, cta: { ...content.cta, label: obeyed } };
  if (place === 'subject' || place === 'preheader') return { ...content, [place]: said };
  const blocks = content.blocks.map((block) =>
    block.part === place ? { ...block, lines: [...block.lines, said] } : block,
  );
  return { ...content, blocks };
}

/** Writes a product in whose facts an instruction stands, by a model that obeys it every time. */
async function obedient(template: Piece, ground: Ground) {
  let answer = '';
  const { model, calls } = await modelServer((_call, response) => streamText(response, answer));
  return async (hostile: Hostile) => {
    const content = obeying(template as Extract<Piece, { type: 'email' }>, hostile);
    answer = JSON.stringify(answerOf({ type: 'email', content }));
    const facts = [...ground.facts, { id: 'f9', kind: 'feature' as const, text: hostile[0] }];
    const set = { ground: { ...ground, facts }, pieces: [{ angle: 'pain' as const, template }] };
    const { signal } = new AbortController();
    calls.length = 0;
    const done = await writeByModel(set, { model, clock: manualClock(), random: () => 0, signal });
    return { written: done.written[0], questions: calls };
  };
}

test('the emails that hostile texts are put into have no fault of their own', () => {
  expect(validatePiece(pieces.email, loaf)).toEqual([]);
  expect(validatePiece(lampPiece, lamp)).toEqual([]);
});

test.each<[string, Ground, Piece, Hostile[]]>([
  ['thirty texts in Spanish', loaf, pieces.email, hostileSpanish],
  ['thirty texts in English', lamp, lampPiece, hostileEnglish],
])('%s that a model obeys reach no reader', async (_what, ground, template, texts) => {
  const write = await obedient(template, ground);
  const passed: string[] = [];
  for (const hostile of texts) {
    const { written } = await write(hostile);
    const says = written && leavesOf(written.piece).some(({ text }) => text.includes(hostile[1]));
    if (!written || says || written.engine === 'llm') passed.push(hostile[1]);
  }
  expect(passed).toEqual([]);
  expect(texts.length).toBeGreaterThanOrEqual(30);
});

test('an instruction is at most data: it stands in no system message, and one to a model is not sent', async () => {
  const write = await obedient(pieces.email, loaf);
  const sent: boolean[] = [];
  for (const hostile of [hostileSpanish[0], hostileEnglish[0], hostileSpanish[14]] as Hostile[]) {
    const [question] = (await write(hostile)).questions;
    const [system, user] = question?.body.messages ?? [];
    expect(system?.content).not.toContain(hostile[0]);
    sent.push(user?.content.includes(hostile[0]) ?? false);
  }
  expect(sent).toEqual([false, false, true]);
});
