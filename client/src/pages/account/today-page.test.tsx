import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dismissalsApi } from '@shared/dismissals/endpoints';
import type { Wire } from '@shared/http/wire';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadCommunications } from '@shared/leads/communications/endpoints';
import { leadTasks } from '@shared/leads/tasks/endpoints';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { todayApi } from '@shared/today/endpoints';
import type { Today, Waiting } from '@shared/today/today';
import { anyTask } from '@/features/leads/testing/leads-on-server';
import { anyDay, anyRow, anyWaiting, hoursAgo } from '@/features/today/testing/any-day';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { TodayPage } from './today-page';

async function open(day: Partial<Wire<Today>>, language: 'en' | 'es' = 'en') {
  signedInAs();
  const held = anyDay(day);
  fakeApi.answer(todayApi.read, () => held);
  const { user } = await renderAt(<TodayPage />, { path: '/today', language });
  await screen.findByRole('heading', { level: 1, name: language === 'en' ? 'Today' : 'Hoy' });
  return { user, held };
}

const one = (kind: Waiting['kind'], given: Parameters<typeof anyRow>[0]) =>
  anyWaiting({ kind, urgency: 'open', rows: [anyRow(given)] });

const lines = () =>
  within(screen.getByRole('region', { name: 'What waits for you' })).getAllByRole('listitem');

test('a task is ticked off in its row, which can be undone, and the next row has the focus', async () => {
  const rows = [anyRow(), anyRow({ id: 6, title: 'Call Eva' })];
  const { user, held } = await open({ waiting: [anyWaiting({ rows })] });
  fakeApi.answer(leadTasks.update, () => {
    held.waiting = [anyWaiting({ rows: rows.slice(1) })];
    return { ...anyTask(), act: 'a-1' };
  });
  await user.click(screen.getByRole('checkbox', { name: 'Done: Send the offer' }));
  expect(await screen.findByText('Task done')).toBeVisible();
  expect(fakeApi.callsTo(leadTasks.update)[0]?.body).toMatchObject({
    version: 1,
    doneAt: expect.any(String),
  });
  await waitFor(() =>
    expect(screen.queryByText('Send the offer', { selector: 'a' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Done: Call Eva' })).toHaveFocus());
  fakeApi.answer(leadActs.outlook, { records: 1, count: 0, exceptions: [] });
  fakeApi.answer(leadActs.undo, { records: 1, count: 0, exceptions: [], act: 'a-2', run: null });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(fakeApi.callsTo(leadActs.undo)).toHaveLength(1));
});

test('each row names its portal, what it is and since when, and leads to its page', async () => {
  await open(
    {
      waiting: [
        anyWaiting({
          kind: 'channel',
          rows: [anyRow({ title: 'LinkedIn', to: '/comercia/7/publishing?tab=needs' })],
        }),
        anyWaiting({ total: 12, rows: [anyRow({ isHigh: true })] }),
        one('report', { title: 'Espiga', about: null, to: '/empresa/3?tab=report' }),
      ],
    },
    'es',
  );
  const all = within(screen.getByRole('region', { name: 'Lo que te espera' })).getAllByRole('listitem');
  expect(all[1]).toHaveTextContent(/LinkedIn.*COMERZIA.*Canal por volver a conectar/);
  expect(all[0]).toHaveTextContent(
    /Send the offer.*Hace 2 días.*Prioridad alta.*LEADMANAGER.*Tarea.*Forn Vell/,
  );
  const more = within(all[2] as HTMLElement).getByRole('link', { name: 'Ver 11 tareas más' });
  expect(more).toHaveAttribute('href', '/leadmanager/dashboard/tasks');
  expect(screen.getByRole('link', { name: 'Generar informe: Espiga' })).toHaveAttribute(
    'href',
    '/empresa/3?tab=report',
  );
});

test('what waits stands under headings with its count, and people and opportunities say for how long', async () => {
  // At noon, and not on a day near which clocks change, hours make whole days of the calendar.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-15T10:00:00Z') });
  await open({
    waiting: [
      anyWaiting({ total: 12 }),
      anyWaiting({ kind: 'channel', rows: [anyRow({ id: 2, title: 'LinkedIn', at: hoursAgo(5 * 24) })] }),
      anyWaiting({
        kind: 'lead',
        urgency: 'today',
        rows: [anyRow({ title: 'Eva Puig', at: hoursAgo(22 * 24) })],
      }),
      one('opportunity', { title: 'New shop', at: hoursAgo(37 * 24) }),
    ],
  });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Overdue13', 'New people waiting for a reply1', 'No next step1']);
  const late = within(screen.getByRole('list', { name: 'Overdue 13' }));
  const rows = late.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining('LinkedIn'),
    expect.stringContaining('Send the offer'),
    'Show 11 more tasks',
  ]);
  expect(screen.getAllByText('Waiting 22 days')[0]).toHaveClass('text-danger');
  expect(screen.getAllByText('37 days in its stage')[0]).not.toHaveClass('text-danger');
  vi.useRealTimers();
});

test('tasks of the day stand by the clock, those without an hour after them, and the day has its name', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-15T06:00:00Z') });
  const rows = [
    anyRow({ id: 1, title: 'At noon', at: '2026-09-15T10:00:00.000Z' }),
    anyRow({ id: 2, title: 'All day', at: '2026-09-14T22:00:00.000Z', isAllDay: true }),
  ];
  await open({ waiting: [anyWaiting({ urgency: 'today', rows })] });
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('At noon'),
    expect.stringContaining('All day'),
  ]);
  expect(screen.getByText('Tuesday 15 September')).toBeVisible();
  vi.useRealTimers();
});

test('a piece is approved in its row; what stands in the way is said', async () => {
  const { user } = await open({
    waiting: [one('piece', { title: 'Loaf: pain, email', to: '/comercia/7/campaigns' })],
  });
  fakeApi.refuse(marketingCampaignsApi.approve, 400, { message: 'Two sentences have no fact' });
  const approve = screen.getByRole('button', { name: 'Approve: Loaf: pain, email' });
  await user.click(approve);
  expect(await screen.findByText('Two sentences have no fact')).toBeVisible();
  expect(fakeApi.callsTo(marketingCampaignsApi.approve)[0]?.body).toEqual({ version: 1 });
});

test('a lead is marked as answered, and a post that failed goes out again', async () => {
  const { user } = await open({
    waiting: [
      one('lead', { id: 8, title: 'Eva Puig', version: 3, to: '/comercia/7/leads?lead=8' }),
      one('post', { id: 9, title: 'Loaf', need: 'failed' }),
      one('post', { id: 10, title: 'Rolls', need: 'assisted', to: '/comercia/7/publishing?tab=needs' }),
    ],
  });
  fakeApi.refuse(marketingLeadsApi.update, 409, { message: 'Changed meanwhile' });
  const reply = screen.getByRole('link', { name: 'Reply: Eva Puig' });
  expect(reply).toHaveAttribute('href', '/comercia/7/leads?lead=8');
  await user.click(screen.getByRole('button', { name: 'I’ve replied: Eva Puig' }));
  expect(await screen.findByText('Changed meanwhile')).toBeVisible();
  expect(fakeApi.callsTo(marketingLeadsApi.update)[0]?.body).toEqual({ status: 'contacted', version: 3 });
  fakeApi.refuse(marketingPublicationsApi.retry, 409, { message: 'It is being sent' });
  await user.click(screen.getByRole('button', { name: 'Try again: Loaf' }));
  expect(await screen.findByText('It is being sent')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post it: Rolls' })).toBeVisible();
});

test('who has answered an email stands apart, with what they wrote and the way to reply', async () => {
  const to = '/leadmanager/dashboard/contacts/31?write';
  const asked = '¿Me guardáis una?';
  const row = { id: 8, title: 'Eva Puig', contactId: 31, version: 3, asked, to, at: hoursAgo(3 * 24) };
  const { user } = await open({
    waiting: [anyWaiting({ kind: 'answer', urgency: 'today', rows: [anyRow(row)] })],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Replied to an email 1' })).toBeVisible();
  expect(lines()[0]).toHaveTextContent(/Eva Puig.*Waiting 3 days.*¿Me guardáis una/);
  expect(screen.getByRole('link', { name: 'Reply: Eva Puig' })).toHaveAttribute('href', to);
  fakeApi.refuse(leadCommunications.create, 409, { message: 'The contact is gone' });
  await user.click(screen.getByRole('button', { name: 'I’ve replied: Eva Puig' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Replied by email' }));
  expect(await screen.findByText('The contact is gone')).toBeVisible();
  expect(fakeApi.callsTo(leadCommunications.create)[0]?.body).toMatchObject({
    type: 'email',
    contactIds: [31],
  });
});

test('an opportunity gets its next step in a dialog', async () => {
  const { user } = await open({ waiting: [one('opportunity', { title: 'New shop' })] });
  await user.click(screen.getByRole('button', { name: 'Add task: New shop' }));
  expect(await screen.findByRole('dialog', { name: 'New task' })).toBeVisible();
});

test('a task is added to the day, due today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-15T10:00:00Z') });
  const { user } = await open({});
  await user.click(screen.getByRole('button', { name: 'New task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  expect(await dialog.findByDisplayValue('2026-09-15')).toBeVisible();
  vi.useRealTimers();
});

test('who waits says what they asked for', async () => {
  const asked = '¿Hacéis piezas de dos kilos por encargo?';
  await open({ waiting: [one('lead', { title: 'Eva Puig', about: 'Hogaza · Casa Puig', asked })] });
  expect(lines()[0]).toHaveTextContent(/Eva Puig.*Hogaza.*Casa Puig.*¿Hacéis piezas/);
});

test('a report that can be made is hidden for good, which can be undone', async () => {
  const { user, held } = await open({ waiting: [one('report', { id: 3, title: 'Espiga' })] });
  fakeApi.answer(dismissalsApi.add, ({ body: { about } }) => {
    held.waiting = [];
    return [about];
  });
  await user.click(screen.getByRole('button', { name: 'Hide: Generate report: Espiga' }));
  expect(fakeApi.callsTo(dismissalsApi.add)[0]?.body).toEqual({ about: 'today/report/3' });
  expect(await screen.findByText('You’re all caught up')).toBeVisible();
  fakeApi.answer(dismissalsApi.remove, []);
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  await waitFor(() =>
    expect(fakeApi.callsTo(dismissalsApi.remove)[0]?.body).toEqual({ about: 'today/report/3' }),
  );
});

test('when nothing waits, it says what comes next', async () => {
  const moment = { isAllDay: true, zone: 'Europe/Madrid', about: null, to: '/leadmanager/dashboard/tasks/4' };
  await open({ coming: [{ kind: 'task', id: 4, title: 'Visit the bakery', at: hoursAgo(-72), ...moment }] });
  expect(await screen.findByText('You’re all caught up')).toBeVisible();
  const coming = within(screen.getByRole('region', { name: 'Coming up' }));
  expect(coming.getByRole('link', { name: 'Visit the bakery' })).toHaveAttribute('href', moment.to);
});

test('first steps head the day until they are hidden, which can be undone', async () => {
  const start = [
    { step: 'consultia/describe', isDone: true, to: '/consultoria' },
    { step: 'consultia/paste', isDone: false, to: '/empresa/3?tab=products&add=many' },
    { step: 'consultia/report', isDone: false, to: null },
    { step: 'comerzia/describe', isDone: false, to: '/comercia' },
  ] as const;
  const { user, held } = await open({ start: [...start], waiting: [anyWaiting()] });
  expect(lines()).toHaveLength(2);
  const paste = screen.getByRole('link', { name: 'Paste your products and problems' });
  expect(paste).toHaveAttribute('href', '/empresa/3?tab=products&add=many');
  const about = 'start/consultia/paste';
  fakeApi.answer(dismissalsApi.add, () => {
    held.start = start.filter(({ step }) => step !== 'consultia/paste');
    return [about];
  });
  await user.click(screen.getByRole('button', { name: 'Hide: Paste your products and problems' }));
  expect(await screen.findByText('Hidden')).toBeVisible();
  await waitFor(() => expect(paste).not.toBeInTheDocument());
  fakeApi.answer(dismissalsApi.remove, []);
  // The notice takes clicks a moment after it is shown.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  await waitFor(() => expect(fakeApi.callsTo(dismissalsApi.remove)[0]?.body).toEqual({ about }));
});
