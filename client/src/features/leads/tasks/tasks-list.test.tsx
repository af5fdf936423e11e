import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leadPlans } from '@shared/leads/plans/endpoints';
import { leadTasks } from '@shared/leads/tasks/endpoints';
import { dayOf, type DayRange, daysBetween } from '@shared/list/periods';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyTask, leadsOnServer } from '../testing/leads-on-server';
import { TasksList } from './tasks-list';

const path = '/leadmanager/dashboard/tasks';

test('open tasks that are filtered by when they are due stand in one list, and not in groups of days', async () => {
  leadsOnServer({ tasks: [anyTask()] });
  const { user } = await renderAt(<TasksList openId={undefined} />, { path });
  expect(await screen.findByRole('region', { name: 'Overdue' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Due' }));
  const form = within(screen.getByRole('form', { name: 'Due' }));
  await user.selectOptions(form.getByRole('combobox'), 'last 30 days');
  await user.click(form.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Due: last 30 days' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Send the offer/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Overdue' })).not.toBeInTheDocument();
  const { search } = fakeApi.callsTo(leadTasks.list).at(-1) ?? {};
  expect(JSON.parse(search?.get('filter') ?? '')).toMatchObject({
    dueAt: { from: expect.any(String), to: expect.any(String) },
  });
});

test('a task of today says its time alone', async () => {
  const dueAt = `${dayOf(new Date())}T10:30:00.000Z`;
  leadsOnServer({ tasks: [anyTask({ dueAt, isAllDay: false })] });
  await renderAt(<TasksList openId={undefined} />, { path });
  const dueIn = async (group: string) => {
    const region = within(await screen.findByRole('region', { name: group }));
    return (await region.findByText(/\d?\d:30/)).textContent;
  };
  expect(await dueIn('Today')).toMatch(/^1[12]:30$/);
  expect(await dueIn('Next 7 days')).toMatch(/^Today 1[12]:30$/);
});

test('what is due in a week stands apart from what is due after it', async () => {
  leadsOnServer({ tasks: [anyTask()] });
  await renderAt(<TasksList openId={undefined} />, { path });
  await screen.findByRole('region', { name: 'Later' });
  const dues = fakeApi
    .callsTo(leadTasks.list)
    .map(({ search }) => (JSON.parse(search?.get('filter') ?? '{}') as { dueAt: DayRange }).dueAt);
  const [upcoming] = dues.filter(({ from, to }) => from && to && dayOf(new Date(from)) > dayOf(new Date()));
  expect(upcoming && daysBetween(dayOf(new Date(upcoming.from)), dayOf(new Date(upcoming.to)))).toBe(7);
  expect(dues).toContainEqual({ from: upcoming?.to });
});

test.each(['done', 'all'])('tasks that are %s stand in one list', async (choice) => {
  leadsOnServer({ tasks: [anyTask()] });
  await renderAt(<TasksList openId={undefined} />, { path: `${path}?choice=${choice}` });
  expect(await screen.findByRole('row', { name: /Send the offer/ })).toBeVisible();
  expect(fakeApi.callsTo(leadTasks.list).at(-1)?.search.get('state')).toBe(choice);
});

test('a task that was planned from a report leads back to it', async () => {
  const task = anyTask();
  leadsOnServer({ tasks: [task] });
  fakeApi.answer(leadPlans.ofTask, { companyId: 7, companyName: 'Taller Ría' }, { id: task.id });
  await renderAt(<TasksList openId={task.id} />, { path: `${path}/${task.id}` });
  const link = await screen.findByRole('link', { name: 'From the report of Taller Ría' });
  expect(link).toHaveAttribute('href', '/empresa/7/report');
});

test('on a phone one line above the groups sorts them all, and shows their boxes', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  leadsOnServer({ tasks: [anyTask()] });
  const { user } = await renderAt(<TasksList openId={undefined} />, { path });
  await screen.findByRole('region', { name: 'Next 7 days' });
  const groups = screen.getAllByRole('region', { name: /^(Overdue|Today|Next 7 days|Later|No date)$/ });
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  for (const group of groups) expect(group).not.toContainElement(order);
  await user.click(screen.getByRole('button', { name: 'Select rows' }));
  expect(await screen.findAllByRole('checkbox', { name: 'Select Send the offer' })).toHaveLength(
    groups.length,
  );
});

test('on a phone a row says that its task is urgent, and nothing of the usual', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const usual = anyTask({ id: 2, title: 'Send the bill', priority: 'medium' });
  leadsOnServer({ tasks: [anyTask({ id: 1, priority: 'high' }), usual] });
  await renderAt(<TasksList openId={undefined} />, { path: `${path}?choice=all` });
  expect(await screen.findByRole('row', { name: /Send the offer/ })).toHaveTextContent('High priority');
  expect(screen.getByRole('row', { name: /Send the bill/ })).not.toHaveTextContent('Medium');
});

test('a row names the priority that is not the usual one, and offers to snooze', async () => {
  const usual = anyTask({ id: 2, title: 'Send the bill', priority: 'medium' });
  leadsOnServer({ tasks: [anyTask({ id: 1, priority: 'low' }), usual] });
  await renderAt(<TasksList openId={undefined} />, { path: `${path}?choice=all` });
  expect(await screen.findByRole('row', { name: /Send the offer/ })).toHaveTextContent('Low');
  const row = screen.getByRole('row', { name: /Send the bill/ });
  expect(row).not.toHaveTextContent('Medium');
  expect(within(row).getByRole('button', { name: 'Snooze until tomorrow: Send the bill' })).toBeVisible();
});
