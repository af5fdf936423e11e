import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { anyContact, anyOpportunity, leadsOnServer } from '../testing/leads-on-server';
import { OpportunityForm } from './opportunity-form';

test('further people of an opportunity are added with their roles, and removed', async () => {
  signedInAs();
  leadsOnServer({ contacts: [anyContact(), anyContact({ id: 8, name: 'Eva Puig' })] });
  const record = anyOpportunity({ people: [{ contactId: 7, role: 'Pays' }] });
  fakeApi.answer(leadOpportunities.update, { ...record, act: 'a-1' });
  const { user } = await renderAt(<OpportunityForm record={record} onSaved={() => {}} />, {
    path: '/leadmanager/dashboard/opportunities/7',
  });
  const people = within(await screen.findByRole('group', { name: 'Other people' }));
  expect(people.getByLabelText('Role')).toHaveValue('Pays');
  await user.click(people.getByRole('button', { name: 'Add a person' }));
  const [, second] = people.getAllByRole('combobox', { name: 'Contact' });
  await user.type(second as HTMLElement, 'Eva');
  await user.click(await screen.findByRole('option', { name: /Eva Puig/ }));
  await user.type(people.getAllByLabelText('Role')[1] as HTMLElement, 'Decides');
  await user.click(people.getAllByRole('button', { name: 'Remove this person' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(fakeApi.callsTo(leadOpportunities.update)[0]?.body).toEqual({
    people: [{ contactId: 8, role: 'Decides' }],
    version: 1,
  });
});
