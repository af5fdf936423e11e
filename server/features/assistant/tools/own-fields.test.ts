import { expect, test } from 'vitest';
import { assistantApi } from '../../../../shared/assistant/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadFields } from '../../../../shared/leads/fields/endpoints';
import { testApp } from '../../../testing/app';

test('an own field is named by its whole label: to find by it, and to change it', async () => {
  const { as, build } = await testApp({ now: () => new Date('2026-11-23T09:00:00Z') });
  const call = await as(await build.user());
  const { body: field } = await call(leadFields.create, {
    body: {
      entity: 'contact',
      kind: 'choice',
      label: 'Allergy',
      choices: [{ label: 'Gluten' }, { label: 'Nuts' }],
    },
  });
  const own = { [field.id as number]: 'Gluten' };
  const { body: amparo } = await call(leadContacts.create, { body: { firstName: 'Amparo', own } });
  await call(leadContacts.create, { body: { firstName: 'Berta' } });
  const say = async (text: string) => (await call(assistantApi.parse, { body: { text } })).body.commands[0];
  const { tool, args } = await say('contacts whose allergy is gluten');
  const { body: found } = await call(assistantApi.answer, { body: { tool, args } });
  expect(found.rows.map(({ name }: { name: string }) => name)).toEqual(['Amparo']);
  const change = await say('set the allergy of Amparo to nuts');
  expect(change).toMatchObject({ tool: 'change_contact', args: { contact: `contact-${amparo.id}` } });
  const { body: proposal } = await call(assistantApi.propose, {
    body: { tool: change.tool, args: change.args },
  });
  expect(proposal.rows[0].fields).toMatchObject([
    { label: { en: 'Allergy' }, before: { en: 'Gluten' }, after: { en: 'Nuts' } },
  ]);
  const wrong = await call(assistantApi.answer, { body: { tool, args: { own: 'Colour: red' } } });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['own']]);
});
