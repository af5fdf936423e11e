import { expect, test } from 'vitest';
import { leadAnalytics } from '../../../../shared/leads/analytics/endpoints';
import { leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { testApp } from '../../../testing/app';

test.each([
  ['demo', 'New enquiry'],
  ['marta', 'Nueva consulta'],
])('to an English reader the first stage of %s, made in Spanish, is called “%s”', async (username, name) => {
  const { as, build } = await testApp();
  const call = await as(await build.user({ username }));
  await call(leadStages.list, { headers: { 'Accept-Language': 'es' } });
  const headers = { 'Accept-Language': 'en' };
  expect((await call(leadStages.list, { headers })).body[0].name).toBe(name);
  expect((await call(leadAnalytics.pipeline, { headers })).body.stages[0].name).toBe(name);
});

test('a stage of the demo that somebody renamed keeps its name', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user({ username: 'demo' }));
  const [first] = (await call(leadStages.list, {})).body;
  await call(leadStages.update, { params: { stageId: first.id }, body: { name: 'Primera visita' } });
  const headers = { 'Accept-Language': 'en' };
  expect((await call(leadStages.list, { headers })).body[0].name).toBe('Primera visita');
});
