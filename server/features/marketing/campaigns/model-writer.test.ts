import { expect, test } from 'vitest';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import { readAllowed } from '../../../platform/outbound/allowed';
import { createOutbound } from '../../../platform/outbound/outbound';
import { modelWriter } from './model-writer';
import { manualClock } from '../../../platform/language-model/testing/manual-clock';
import { streamText } from '../../../platform/language-model/testing/streamed-text';
import { type ModelCall, modelServer } from './model/testing/model-server';
import { goodAnswer, setOfLoaf } from './model/testing/set-of-loaf';
import { fixedNotice, fixedWriter } from './testing/fixed-writer';
import { loaf } from './validators/testing/grounds';
import type { Brief } from './brief';
import type { Surroundings, Writer, WrittenPiece } from './writing';

const input = { brief: {} as Brief, ground: loaf, wording: firstWording, slot: '2026-06-01' };

/** What a writer stores. */
async function storedBy(writer: Writer, changes: Partial<Surroundings> = {}) {
  const stored: WrittenPiece[] = [];
  const ended = await writer.write(input, {
    isThere: () => false,
    standing: [],
    signal: new AbortController().signal,
    store: async (piece) => stored.push(piece) > 0,
    ...changes,
  });
  return { stored, ended };
}

async function byModel(words: (call: ModelCall) => string) {
  const { model } = await modelServer((call, response) => streamText(response, words(call)));
  const { baseUrl, apiKey, model: name } = model;
  const llm = { baseUrl, model: name, ...(apiKey !== undefined && { apiKey }) };
  const outbound = createOutbound({ allowed: readAllowed('127.0.0.1').allowed });
  return modelWriter(fixedWriter, { llm: llm as never, outbound, clock: manualClock() });
}

const other = (call: ModelCall) => JSON.stringify({ ...goodAnswer(call), cta: { label: 'Reservar una' } });

test('without a model the composed pieces are stored with what did not fit', async () => {
  const { stored, ended } = await storedBy(fixedWriter);
  expect(stored).toHaveLength(setOfLoaf.length);
  expect(stored[0]).toEqual({
    angle: 'pain',
    piece: setOfLoaf[0]?.template,
    engine: 'template',
    notices: [fixedNotice],
  });
  expect(ended).toEqual({ notices: [], calls: [] });
});

test('what a model has written is stored with the composed piece, to switch back to', async () => {
  const { stored } = await storedBy(await byModel(other));
  expect(stored).toHaveLength(setOfLoaf.length);
  for (const { engine, piece, composed, notices } of stored) {
    expect([engine, piece.content.cta.label, notices]).toEqual(['llm', 'Reservar una', [fixedNotice]]);
    expect(setOfLoaf.map(({ template }) => template)).toContainEqual(composed);
  }
});

test('where a model’s words do not pass, the composed piece stands in, says why, and has no second version', async () => {
  const { stored } = await storedBy(await byModel(() => 'Sorry, no.'));
  for (const { engine, composed, notices } of stored) {
    expect([engine, composed, notices?.length]).toEqual(['template', undefined, 2]);
  }
});

test('what is there is not written again', async () => {
  const isThere = (key: string) => key !== 'pain/landing page';
  const { stored } = await storedBy(await byModel(other), { isThere });
  expect(stored.map(({ piece }) => piece.type)).toEqual(['landing page']);
});
