import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadCommunications } from '@shared/leads/communications/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { aboutCompany, aboutOpportunity } from '../../communications/about';
import { anyCommunication, anyCompany, anyOpportunity, leadsOnServer } from '../../testing/leads-on-server';
import { Timeline } from './timeline';

const company = anyCompany({ id: 7, name: 'Taller Ría' });
const talk = (id: number, changes: Parameters<typeof anyCommunication>[0]) =>
  anyCommunication({ id, companyId: 7, about: 'Eva Puig · Taller Ría', ...changes });

async function open(communications: ReturnType<typeof talk>[], about = aboutCompany(company)) {
  leadsOnServer({ companies: [company], communications });
  const { user } = await renderAt(<Timeline about={about} />, { path: '/' });
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  return { user, timeline };
}

test('one kind at a time is shown, of those that occur', async () => {
  const { user, timeline } = await open([
    talk(1, { type: 'email', subject: 'The offer' }),
    talk(2, { type: 'video', subject: 'A look at it' }),
  ]);
  const kinds = within(await timeline.findByRole('group', { name: 'Show' }));
  expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['All', 'Emails', 'Meetings']),
  );
  expect(kinds.queryByRole('button', { name: 'Calls' })).toBeNull();
  await user.click(kinds.getByRole('button', { name: 'Meetings' }));
  const asked = fakeApi.callsTo(leadCommunications.list).at(-1)?.search.get('filter');
  expect(JSON.parse(asked ?? '')).toEqual({ type: { any: ['meeting', 'video'] } });
  expect(kinds.getByRole('button', { name: 'Meetings', pressed: true })).toBeVisible();
});

test('one kind of communication needs no choice', async () => {
  const { timeline } = await open(
    [talk(1, { type: 'email', subject: 'The offer' })],
    aboutOpportunity(anyOpportunity({ id: 7 })),
  );
  expect(await timeline.findByRole('link', { name: 'The offer' })).toBeVisible();
  expect(timeline.queryByRole('button', { name: 'Emails' })).toBeNull();
});

test('an opportunity is named where it differs from that of the entry above, and leads to it', async () => {
  const web = { opportunityId: 3, about: 'Eva Puig · Taller Ría · Web' };
  const { timeline } = await open([
    talk(1, { subject: 'First', occurredAt: '2026-03-05T10:00:00.000Z', ...web }),
    talk(2, { subject: 'Second', occurredAt: '2026-03-04T10:00:00.000Z', ...web }),
    talk(3, { subject: 'Third', occurredAt: '2026-03-03T10:00:00.000Z' }),
    talk(4, { subject: 'Fourth', occurredAt: '2026-03-02T10:00:00.000Z', ...web }),
  ]);
  const entry = async (name: string) =>
    (await timeline.findByRole('link', { name })).closest('li') as HTMLElement;
  const link = within(await entry('First')).getByRole('link', { name: 'Web' });
  expect(link).toHaveAttribute('href', '/leadmanager/dashboard/opportunities/3');
  expect(await entry('Second')).toHaveTextContent('Eva Puig');
  expect(await entry('Second')).not.toHaveTextContent('Web');
  expect(await entry('Third')).not.toHaveTextContent('Web');
  expect(await entry('Fourth')).toHaveTextContent('Web');
});
