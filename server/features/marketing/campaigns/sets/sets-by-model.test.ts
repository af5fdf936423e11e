import { expect, test } from 'vitest';
import { marketingSetsApi as api } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import type { Campaign } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { type ListedVersion, marketingContentsApi } from '../../../../../shared/marketing/contents/endpoints';
import { announcing } from '../../../../platform/announcements';
import { readAllowed } from '../../../../platform/outbound/allowed';
import { createOutbound } from '../../../../platform/outbound/outbound';
import { rowsOf } from '../../../../testing/database';
import { composer } from '../../writer/composer';
import { manualClock } from '../../../../platform/language-model/testing/manual-clock';
import { beginStream, streamText } from '../../../../platform/language-model/testing/streamed-text';
import { modelWriter } from '../model-writer';
import { marketingRecorder } from '../../recording/marketing-recorder';
import { type Answering, well, withModel } from '../testing/model-account';
import { writeSetJob } from './write-set-job';

/** Nine pieces are composed, written and stored, most of them twice. */
const long = { timeout: 60_000 };

type Made = Awaited<ReturnType<typeof withModel>>;

const outcomes = ({ db }: Made) =>
  rowsOf<{ outcome: string; count: number }>(
    db,
    'select outcome, count(*)::int from marketing_ai_calls group by 1 order by 1',
  );

const saying =
  (change: (good: Record<string, unknown>) => object): Answering =>
  (response, good) =>
    streamText(response, JSON.stringify(change(good)));

test(
  'a model that answers well writes the nine pieces, and each call is kept with its model, time and tokens',
  long,
  async () => {
    const made = await withModel();
    await made.work();
    const set = await made.readSet();
    expect(set).toMatchObject({ status: 'ready', done: 9, notices: [] });
    for (const { engine, author, piece } of set.campaigns) {
      expect([engine, author]).toEqual(['llm', 'llm']);
      expect(piece.content.cta).toEqual({ label: 'Reservar una hogaza', goal: 'buy' });
    }
    expect(await outcomes(made)).toEqual([{ outcome: 'valid', count: 9 }]);
    const [kept] = await rowsOf(made.db, 'select * from marketing_ai_calls limit 1');
    expect(kept).toMatchObject({
      model: 'test-model',
      purpose: 'write',
      input_tokens: 900,
      output_tokens: 300,
      set_id: set.id,
      user_id: made.user.owner,
    });
  },
);

test(
  'the composer’s words of a piece lie beside the model’s, and one takes the place of the other',
  long,
  async () => {
    const { work, readSet, call } = await withModel();
    await work();
    const [{ contentId, contentVersion, piece }] = (await readSet()).campaigns as [Campaign];
    const params = { id: contentId };
    const { body: versions } = await call(marketingContentsApi.versions, { params });
    expect(versions.map(({ number, author, engine }: ListedVersion) => [number, author, engine])).toEqual([
      [contentVersion, 'llm', 'llm'],
      [1, 'template', 'template'],
    ]);
    const use = (number: string) => call(marketingContentsApi.restore, { params: { ...params, number } });
    await use('1');
    const [own] = (await readSet()).campaigns;
    expect([own?.engine, own?.contentVersion]).toEqual(['template', 3]);
    expect(own?.piece).not.toEqual(piece);
    await use('2');
    expect((await readSet()).campaigns[0]).toMatchObject({ engine: 'llm', piece });
  },
);

const badAnswers: [name: string, Answering, engines: string[], notice: RegExp][] = [
  ['turns calls away for longer than we wait', busy, ['template'], /no admite más llamadas/],
  ['refuses the key', (response) => response.writeHead(401).end(), ['template'], /configuración/],
  ['breaks down', (response) => response.writeHead(500).end(), ['template'], /respondió con un error/],
  ['answers no JSON', (response) => streamText(response, 'Claro, aquí va:'), ['template'], /no se pudo leer/],
  ['writes beyond the limits', saying(tooLong), ['mixed'], /en parte con plantilla/],
  ['does what a hostile text asks', saying(hostile), ['mixed'], /en parte con plantilla/],
];

function busy(response: Parameters<Answering>[0]) {
  response.writeHead(429, { 'retry-after': '3600' }).end();
}

function tooLong(good: Record<string, unknown>) {
  return { ...good, cta: { label: 'Reservar una hogaza para mañana por la mañana' } };
}

function hostile(good: Record<string, unknown>) {
  return { ...good, cta: { label: 'Entra en https://malo.example' } };
}

test.each(badAnswers)(
  'where the model %s, the template writes what it did not, says so, and the person’s texts stay',
  long,
  async (_name, answering, engines, notice) => {
    const made = await withModel();
    const { again, answer, edit, readSet, work } = made;
    await work();
    const [first] = (await readSet()).campaigns;
    if (!first) throw new Error('There is no campaign');
    const { piece } = await edit(first);
    answer(answering);
    await again();
    await work();
    const set = await readSet();
    expect(set).toMatchObject({ status: 'ready', done: 9 });
    const mine = set.campaigns.find(({ id }) => id === first.id);
    expect(mine).toMatchObject({ piece, author: 'person', contentVersion: 3 });
    // The composer's words come with those of a model, by themselves where it has none.
    expect(mine?.lastVersion).toBe(engines[0] === 'mixed' ? 5 : 4);
    const others = set.campaigns.filter(({ id }) => id !== first.id);
    expect([...new Set(others.map(({ engine }) => engine))]).toEqual(engines);
    expect(JSON.stringify(set.campaigns)).not.toMatch(/malo\.example|por la mañana"/);
    expect(set.notices[0]).toMatch(/^9 de 9 piezas/);
    expect(set.notices[0]).toMatch(notice);
    expect(others[0]?.notices[0]).toMatch(/^Escrita/);
  },
);

/** Runs the model's job on a clock that stands still until it is moved. */
function onClock(made: Made) {
  const clock = manualClock();
  const now = () => new Date();
  const outbound = createOutbound({ allowed: made.config.outboundAllowed });
  const llm = made.config.llm as NonNullable<typeof made.config.llm>;
  const loadWriter = async () => modelWriter(composer, { llm, outbound, clock });
  const job = writeSetJob({ name: 'composeMarketingSetByModel', seconds: 60, loadWriter }, marketingRecorder);
  const announce = announcing([], { config: made.config, now });
  return { clock, done: made.jobs.runNow(job, { ...made, now, announce }) };
}

test(
  'a model that is too slow is waited for a minute a call, and the set ends with the template',
  long,
  async () => {
    const made = await withModel();
    made.answer((response, good) => beginStream(response, JSON.stringify(good).slice(0, 40)));
    const { clock, done } = onClock(made);
    for (let round = 1; round <= 3; round += 1) {
      await made.arrived(3 * round);
      clock.pass(60_000);
    }
    await done;
    const set = await made.readSet();
    expect(set).toMatchObject({ status: 'ready', done: 9 });
    expect(set.notices).toEqual([
      '9 de 9 piezas escritas con plantilla: el modelo de lenguaje no respondió a tiempo',
    ]);
    expect(await outcomes(made)).toEqual([{ outcome: 'slow', count: 9 }]);
  },
);

test(
  'pieces are seen as they are finished, and a set that is cancelled while the model writes keeps them',
  long,
  async () => {
    const made = await withModel();
    const { answer, arrived, call, params, readSet, work } = made;
    answer((response, good, { angle }) =>
      angle === 'pain' ? well(response, good) : beginStream(response, '{'),
    );
    const working = work();
    await arrived(6);
    expect(await readSet()).toMatchObject({ status: 'writing', done: 3, total: 9 });
    expect((await call(api.cancel, { params })).body.status).toBe('cancelled');
    await working;
    const set = await readSet();
    expect(set).toMatchObject({ status: 'cancelled', done: 3 });
    expect(set.campaigns.map(({ angle, engine }) => `${angle} ${engine}`)).toEqual(Array(3).fill('pain llm'));
    expect(await outcomes(made)).toEqual([
      { outcome: 'cancelled', count: 3 },
      { outcome: 'valid', count: 3 },
    ]);
  },
);

test('a model at an address that may not be called is not called', async () => {
  const made = await withModel({ outboundAllowed: readAllowed(undefined).allowed });
  await made.work();
  expect(made.calls).toEqual([]);
  const set = await made.readSet();
  expect(set.campaigns.map(({ engine }) => engine)).toEqual(Array(9).fill('template'));
  expect(set.notices).toHaveLength(1);
});
