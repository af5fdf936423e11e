import { expect, test } from 'vitest';
import type { Campaign } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingCampaignsApi as api } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingContentsApi } from '../../../../../shared/marketing/contents/endpoints';
import { testApp } from '../../../../testing/app';
import { rowsOf } from '../../../../testing/database';
import { withSet } from '../../testing/written-set';

const spanish = { 'Accept-Language': 'es' };

async function approved(given?: Awaited<ReturnType<typeof testApp>>) {
  const made = await withSet(given);
  const { call, db } = made;
  const email = made.set.campaigns.find(
    ({ type, angle }) => type === 'email' && angle === 'pain',
  ) as Campaign;
  const params = { id: email.id };
  const edit = (label: string, version?: number) => {
    const piece = structuredClone(email.piece);
    piece.content.cta.label = label;
    return call(api.update, { params, body: { piece, ...(version && { version }) }, headers: spanish });
  };
  const approve = (version?: number) =>
    call(api.approve, { params, body: { ...(version && { version }) }, headers: spanish });
  const read = async () => (await call(api.read, { params })).body as Campaign;
  expect((await approve()).body).toMatchObject({ status: 'approved', approvedVersion: 1 });
  /** Its approved version waits to be published. */
  const schedule = () =>
    rowsOf(
      db,
      `update marketing_campaigns set status = 'scheduled', scheduled_version = approved_version where id = ${email.id}`,
    );
  return { ...made, email, params, edit, approve, read, schedule };
}

test('what is scheduled keeps its approved version until the new one is approved and the user says replace', async () => {
  const { call, params, edit, approve, schedule } = await approved();
  await schedule();
  const versions = { approvedVersion: 1, scheduledVersion: 1, contentVersion: 2 };
  expect((await edit('Reservar mi pan')).body).toMatchObject({ status: 'scheduled', ...versions });
  const early = await call(api.replace, { params, headers: spanish });
  expect([early.status, early.body.message]).toEqual([
    409,
    'No hay ninguna versión recién aprobada que sustituya a la programada',
  ]);
  expect((await approve()).body).toMatchObject({ ...versions, status: 'scheduled', approvedVersion: 2 });
  expect((await call(api.replace, { params })).body).toMatchObject({ scheduledVersion: 2 });
});

test('an approval says which version it approves, and one that was read before is refused with the row', async () => {
  const { call, email, edit, approve, read } = await approved();
  const { body: edited } = await edit('Reservar mi pan');
  const stale = await approve(email.version);
  expect([stale.status, stale.body.current.piece]).toEqual([409, edited.piece]);
  expect((await approve(edited.version)).body).toMatchObject({ status: 'approved', approvedVersion: 2 });
  const { body } = await call(marketingContentsApi.versions, { params: { id: email.contentId } });
  expect(body.map(({ approvedAt }: { approvedAt: string | null }) => approvedAt !== null)).toEqual([
    true,
    true,
  ]);
  expect(await read()).toMatchObject({ changedFacts: [] });
});

test('of two edits of one piece at once, one is saved and the other is answered with the row as it is', async () => {
  const { edit, read } = await approved();
  const { version } = await read();
  const labels = ['Reservar mi pan', 'Reservar mi hogaza'];
  const answers = await Promise.all(labels.map((label) => edit(label, version)));
  const [saved, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([saved?.status, refused?.status]).toEqual([200, 409]);
  expect(refused?.body.current).toMatchObject({ piece: saved?.body.piece, version: saved?.body.version });
  expect(await read()).toMatchObject({ piece: saved?.body.piece, lastVersion: 2, status: 'in_review' });
});

test('approval of a text with faults is refused with each fault by its place, and changes nothing', async () => {
  const { approve, edit, read } = await approved();
  await edit('Consigue hoy mismo tu hogaza totalmente gratis');
  const refused = await approve();
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'Corrige lo que está marcado antes de aprobar',
  ]);
  expect(Object.keys(refused.body.fields)).toEqual(['cta.label']);
  expect(await read()).toMatchObject({ status: 'in_review', approvedVersion: 1 });
});

test('a campaign that has ended is neither edited nor approved', async () => {
  const { approve, db, edit, params } = await approved();
  await rowsOf(db, `update marketing_campaigns set status = 'finished' where id = ${params.id}`);
  const answers = [await edit('Reservar mi pan'), await approve()];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    Array(2).fill([409, 'Esta campaña ha terminado y no se puede cambiar']),
  );
});

test('an offer holds to the end of its last day where the company is', async () => {
  let time = new Date('2026-11-30T10:00:00Z');
  const { approve, edit, db, product } = await approved(await testApp({ now: () => time }));
  await rowsOf(
    db,
    `update marketing_products set facts =
      (select jsonb_agg(fact || '{"until": "2026-11-30"}') from jsonb_array_elements(facts) as fact)
      where id = ${product.id}`,
  );
  // A minute before midnight in Madrid, and one after it.
  time = new Date('2026-11-30T22:59:00Z');
  await edit('Reservar mi pan');
  expect((await approve()).status).toBe(200);
  time = new Date('2026-11-30T23:01:00Z');
  await edit('Reservar mi hogaza');
  const refused = await approve();
  expect(refused.status).toBe(400);
  expect(Object.values(refused.body.fields)).toContainEqual(expect.stringContaining('ya no vale el día'));
});
