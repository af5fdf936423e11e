import { expect, test } from 'vitest';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { contactFiles } from '../../../../../shared/leads/exports/endpoints';
import { withSequence } from '../testing/with-sequence';

test('what LEADMANAGER keeps of a person says what COMERZIA does, with the mails that wait', async () => {
  const { call, as, build, confirm, send } = await withSequence();
  await confirm('Ana@example.org');
  await confirm('mariana@example.org');
  await send();
  const points = [{ kind: 'email' as const, value: 'ana@example.org' }];
  const dataFor = async (caller: typeof call) => {
    const { id } = (await caller(leadContacts.create, { body: { firstName: 'Ana', points } })).body;
    const { text } = await caller(contactFiles.data, { params: { id } });
    expect(text).not.toContain('unsubscribeToken');
    return JSON.parse(text).comerzia;
  };
  const kept = await dataFor(call);
  expect(kept.leads).toMatchObject([{ contactEmail: 'Ana@example.org', consent: 'confirmed' }]);
  expect(kept.enrolments).toMatchObject([{ status: 'active' }]);
  expect(kept.mails).toMatchObject([{ status: 'sent' }, { status: 'due' }]);
  const stranger = await dataFor(await as(await build.user()));
  expect(Object.values(stranger).flat()).toEqual([]);
});
