import { expect, test } from 'vitest';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { messageText } from '../../../../../shared/messages';
import { loaf } from '../validators/testing/grounds';
import { painLanding, pieces } from '../validators/testing/pieces';
import { validatePiece } from '../validators/validate-piece';
import { manualClock } from '../../../../platform/language-model/testing/manual-clock';
import { beginStream, streamText } from '../../../../platform/language-model/testing/streamed-text';
import { type ModelCall, modelServer } from './testing/model-server';
import { answerOf, goodAnswer, setOfLoaf } from './testing/set-of-loaf';
import { type PieceProgress, type SetToWrite, writeByModel } from './write-by-model';

type Answering = Parameters<typeof modelServer>[0];

/** Writes the loaf's set, or another, by a model that answers so. */
async function writing(answer: Answering, changes: Partial<SetToWrite> = {}) {
  const server = await modelServer(answer);
  const clock = manualClock();
  const user = new AbortController();
  const progress: PieceProgress[] = [];
  const set: SetToWrite = { ground: loaf, pieces: setOfLoaf, ...changes };
  const done = writeByModel(set, {
    model: server.model,
    clock,
    random: () => 0,
    signal: user.signal,
    onProgress: async (one) => void progress.push(one),
  });
  return { ...server, clock, user, progress, done };
}

const onlyEmail: Partial<SetToWrite> = { pieces: setOfLoaf.slice(0, 1) };
const good: Answering = (call, response) => streamText(response, JSON.stringify(goodAnswer(call)));
const saying =
  (words: (call: ModelCall) => string): Answering =>
  (call, response) =>
    streamText(response, words(call));
const outcomesOf = ({ calls }: { calls: readonly { outcome: string }[] }) =>
  calls.map(({ outcome }) => outcome);
const spanish = (notices: readonly string[]) => notices.map((notice) => messageText(notice, 'es'));

test('a model that writes well writes every piece, in one call each, and each call is recorded', async () => {
  const { done, calls, progress } = await writing(good);
  const { written, calls: records, isCancelled, notices } = await done;
  expect(written).toHaveLength(5);
  for (const { engine, piece } of written) {
    expect(engine).toBe('llm');
    expect(validatePiece(piece, loaf)).toEqual([]);
  }
  expect([isCancelled, notices, calls.length]).toEqual([false, [], 5]);
  expect(records[0]).toMatchObject({
    model: 'test-model',
    purpose: 'write',
    inputTokens: 900,
    outputTokens: 300,
  });
  expect(outcomesOf({ calls: records })).toEqual(Array<string>(5).fill('valid'));
  expect(progress.filter(({ state }) => state === 'done')).toHaveLength(5);
});

test('the goal and the form are ours, whatever the model writes', async () => {
  const { done } = await writing(
    saying((call) =>
      JSON.stringify({ ...goodAnswer(call), form: { consent: 'Sí a todo' }, link: 'https://evil.example' }),
    ),
  );
  const { written } = await done;
  for (const { piece } of written) {
    expect(piece.content.cta.goal).toBe('buy');
    expect(JSON.stringify(piece)).not.toContain('evil');
  }
  const landing = written.find(({ piece }) => piece.type === 'landing page');
  expect(landing?.piece.content).toHaveProperty('form', painLanding.form);
});

test('three calls run at once, of one type each', async () => {
  const held: (() => void)[] = [];
  const { arrived, calls, done } = await writing((call, response) => {
    const finish = () => streamText(response, JSON.stringify(goodAnswer(call)));
    if (held.length < 3) held.push(finish);
    else finish();
  });
  await arrived(3);
  expect(new Set(calls.map(({ type }) => type)).size).toBe(3);
  for (const finish of held) finish();
  expect((await done).written).toHaveLength(5);
});

test('a text over its limit is sent back once with the exact codes, and the mended text is taken', async () => {
  const long = 'Pan tierno para toda la semana y para toda la familia que desayuna en casa';
  const { done, calls, progress } = await writing(
    saying((call) => {
      const answer = goodAnswer(call);
      return JSON.stringify(call.isRepair ? answer : { ...answer, subject: { text: long, facts: [] } });
    }),
    onlyEmail,
  );
  const { written, calls: records } = await done;
  expect(written[0]).toMatchObject({ engine: 'llm', fields: [] });
  expect(outcomesOf({ calls: records })).toEqual(['invalid', 'valid']);
  const { messages } = (calls[1] as ModelCall).body;
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[3]?.content).toContain('"code":"length.subject","at":"subject"');
  expect(progress.map(({ state }) => state)).toEqual(['writing', 'repairing', 'done']);
});

test('fields that still fail hold the template’s text, the others the model’s, and the whole is valid', async () => {
  const { done } = await writing(
    saying((call) => {
      const answer = goodAnswer(call) as { blocks: { part: string; lines: object[] }[] };
      const invented = [{ text: 'Fermenta 36 horas en frío.', facts: ['f1'] }];
      const blocks = answer.blocks.map((block) =>
        block.part === 'I' ? { ...block, lines: invented } : block,
      );
      return JSON.stringify({
        ...answer,
        blocks,
        subject: { text: 'El lunes, pan; el jueves, también', facts: [] },
        altSubject: { text: 'La mejor hogaza de Barcelona', facts: ['f1'] },
      });
    }),
    onlyEmail,
  );
  const { written, notices } = await done;
  const [{ piece, engine, fields }] = written as [(typeof written)[0]];
  const { content: template } = pieces.email as Extract<Piece, { type: 'email' }>;
  expect(engine).toBe('mixed');
  expect(fields.toSorted()).toEqual(['I', 'altSubject']);
  expect(piece.content).toMatchObject({
    subject: { text: 'El lunes, pan; el jueves, también' },
    altSubject: template.altSubject,
    blocks: template.blocks,
  });
  expect(validatePiece(piece, loaf)).toEqual([]);
  expect(spanish(notices)[0]).toMatch(/^1 de 1 piezas escritas en parte con plantilla: /);
});

test('a piece too much like another angle falls back as a whole', async () => {
  const { done } = await writing(
    saying(() => JSON.stringify(answerOf(setOfLoaf[0]?.template as Piece))),
    {
      pieces: setOfLoaf.slice(0, 3),
    },
  );
  const { written, notices } = await done;
  expect(written.map(({ engine, reason }) => reason ?? engine)).toEqual(['llm', 'unfit', 'unfit']);
  expect(written[1]?.piece).toBe(setOfLoaf[1]?.template);
  expect(messageText(notices[0] as string, 'en')).toBe(
    '2 of 3 pieces written by template: the text of the language model didn’t pass the checks',
  );
});

const unreadable: [string, string, string][] = [
  ['no JSON', 'Sure! Here is your email:', 'malformed'],
  ['JSON that is cut', '{"subject": {"text": "¿Otra vez', 'malformed'],
  ['another shape', '{"subject": "¿Otra vez pan duro?", "html": "<b>"}', 'shape'],
  ['a list', '[1, 2]', 'shape'],
  ['nothing', '', 'empty'],
  ['far too much', `{"subject": "${'x'.repeat(40_000)}"}`, 'large'],
];

test.each(unreadable)('%s is sent back once, then the template writes', async (_what, words, outcome) => {
  const { done } = await writing(
    saying(() => words),
    onlyEmail,
  );
  const { written, calls, notices } = await done;
  expect(outcomesOf({ calls })).toEqual([outcome, outcome]);
  expect(written[0]).toMatchObject({ engine: 'template', reason: 'unreadable' });
  expect(spanish(notices)[0]).toContain('no se pudo leer');
});

test('a fence around the object and marks that nobody sees do no harm', async () => {
  const { done } = await writing(
    saying((call) => {
      const text = JSON.stringify(goodAnswer(call)).replace('pan duro', 'pan\u200b \u202eduro');
      return `\`\`\`json\n${text}\n\`\`\``;
    }),
    onlyEmail,
  );
  const { written } = await done;
  expect(written[0]).toMatchObject({ engine: 'llm', piece: setOfLoaf[0]?.template });
});

test('a connection that is cut in the middle is not asked again', async () => {
  const { done } = await writing((_call, response) => {
    beginStream(response, '{"subject": {"text": "¿Otra');
    response.destroy();
  }, onlyEmail);
  const { written, calls } = await done;
  expect(outcomesOf({ calls })).toEqual(['failed']);
  expect(written[0]).toMatchObject({ engine: 'template', reason: 'failed' });
});
