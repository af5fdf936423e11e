import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { problems, strengths } from '@shared/consulting/items/endpoints';
import { swot, swotEntries } from '@shared/consulting/swot/endpoints';
import type { Swot, SwotItem } from '@shared/consulting/swot/swot';
import { fakeApi } from '@/testing/fake-api';
import { layOut } from '@/testing/laid-out';
import { renderAt } from '@/testing/render';
import { anyCompany, anyProblem, companyId, companyOnServer } from '../testing/company-on-server';
import { later } from '../testing/later';
import { CompanySwot } from './company-swot';

const item = (id: number, description: string, changes: Partial<SwotItem> = {}): SwotItem => ({
  id,
  description,
  level: 3,
  departmentId: null,
  ...changes,
});

/** A server with an analysis; a move gives the item a new id, as the real server does. */
async function openSwot(language: 'en' | 'es' = 'en', changes: Partial<Swot> = {}) {
  companyOnServer();
  const held: Swot = {
    strengths: [item(1, 'Loyal team', { level: 5 })],
    weaknesses: [item(1, 'Late orders', { level: 4 })],
    opportunities: [],
    threats: [item(1, 'Rising costs')],
    ...changes,
  };
  let lastId = 40;
  fakeApi.answer(swot.read, () => structuredClone(held));
  fakeApi.answer(swot.move, ({ body: { from, id, to } }) => {
    const found = held[from].find((each) => each.id === id)!;
    lastId += 1;
    const moved = { ...found, id: lastId };
    held[from] = held[from].filter((each) => each !== found);
    held[to] = [...held[to], moved];
    return { quadrant: to, item: moved };
  });
  const rendered = await renderAt(<CompanySwot companyId={companyId} />, { language });
  await screen.findByText('Loyal team');
  return { held, ...rendered };
}

const quadrant = (name: string) => within(screen.getByRole('region', { name }));

test('the four quadrants hold strengths, problems, opportunities and threats', async () => {
  await openSwot('es');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Fortalezas',
    'Debilidades',
    'Oportunidades',
    'Amenazas',
  ]);
  expect(quadrant('Fortalezas').getByText('Impacto 5/5')).toBeVisible();
  expect(quadrant('Debilidades').getByText('Prioridad 4/5')).toBeVisible();
  expect(quadrant('Oportunidades').getByText(/Aún no hay oportunidades/)).toBeVisible();
  expect(quadrant('Amenazas').getByText('Rising costs')).toBeVisible();
});

test('below each other, each quadrant is one press away', async () => {
  await openSwot();
  const links = within(screen.getByRole('navigation', { name: 'SWOT analysis' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Strengths1',
    'Weaknesses1',
    'Opportunities0',
    'Threats1',
  ]);
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
});

const many = Array.from({ length: 13 }, (_, index) => item(index + 1, `Problem ${index + 1}`));

test('of many items ten stand there at first, and all of them once they are asked for', async () => {
  const { user } = await openSwot('en', { weaknesses: many });
  const weaknesses = quadrant('Weaknesses');
  expect(weaknesses.getAllByRole('listitem')).toHaveLength(10);
  await user.click(weaknesses.getByRole('button', { name: 'Show 3 more' }));
  expect(weaknesses.getAllByRole('listitem')).toHaveLength(13);
});

test('on paper all of many items stand there', async () => {
  await openSwot('en', { weaknesses: many });
  fireEvent(window, new Event('beforeprint'));
  expect(quadrant('Weaknesses').getAllByRole('listitem')).toHaveLength(13);
});

test('the analysis is printed by its button, which is not on paper', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await openSwot('es');
  const button = screen.getByRole('button', { name: 'Imprimir' });
  await user.click(button);
  expect(print).toHaveBeenCalledOnce();
  expect(button).toHaveClass('print:hidden');
  vi.unstubAllGlobals();
});

test('an item that comes to many others is seen, and has the focus', async () => {
  const { user } = await openSwot('en', { weaknesses: many });
  await user.click(screen.getByRole('button', { name: 'Move Loyal team to…' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to weaknesses' }));
  expect(await quadrant('Weaknesses').findByText('Loyal team')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Loyal team to…' })).toHaveFocus());
});

test('by keyboard, an item is moved to another quadrant with its text, and the focus goes along', async () => {
  const { user } = await openSwot();
  screen.getByRole('button', { name: 'Move Late orders to…' }).focus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(await quadrant('Opportunities').findByText('Late orders')).toBeVisible();
  expect(quadrant('Weaknesses').queryByText('Late orders')).not.toBeInTheDocument();
  expect(await screen.findByText('“Late orders” is now under Opportunities')).toBeVisible();
  expect(fakeApi.callsTo(swot.move)[0]?.body).toEqual({ from: 'weaknesses', id: 1, to: 'opportunities' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Late orders to…' })).toHaveFocus());
});

test('a move can be undone', async () => {
  const { held, user } = await openSwot();
  await user.click(screen.getByRole('button', { name: 'Move Loyal team to…' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to threats' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await quadrant('Strengths').findByText('Loyal team')).toBeVisible();
  expect(await screen.findByText('“Loyal team” is back under Strengths')).toBeVisible();
  expect(held.strengths).toMatchObject([{ description: 'Loyal team', level: 5 }]);
  expect(held.threats).toHaveLength(1);
});

test('a move is seen at once, and taken back when the server refuses it', async () => {
  await openSwot();
  const { promise, resolve } = later<void>();
  fakeApi.answer(swot.move, async () => {
    await promise;
    throw new TypeError('Failed to fetch');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Move Rising costs to…' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Move to weaknesses' }));
  expect(await quadrant('Weaknesses').findByText('Rising costs')).toBeVisible();
  resolve();
  expect(await screen.findByText('It couldn’t be moved')).toBeVisible();
  expect(await quadrant('Threats').findByText('Rising costs')).toBeVisible();
});

const names = ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'];

/** The quadrants in two rows of two, each 200 px wide and high. */
const layOutQuadrants = () =>
  layOut((element) => {
    const place = names.indexOf(element.closest('section')?.querySelector('h2')?.textContent ?? '');
    const [left, top] = [200 * (Math.max(place, 0) % 2), 200 * Math.floor(Math.max(place, 0) / 2)];
    return element.matches('section') ? [left, top, 190, 190] : [left + 10, top + 10, 170, 40];
  });

test('by keyboard, an item is dragged into another quadrant: announced, and the focus goes along', async () => {
  layOutQuadrants();
  const { user } = await openSwot();
  screen.getByRole('button', { name: 'Drag Loyal team' }).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Loyal team is picked up from Strengths.')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Loyal team moves over Weaknesses.')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('Loyal team moves over Threats.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Loyal team is dropped in Threats.')).toBeInTheDocument();
  expect(await quadrant('Threats').findByText('Loyal team')).toBeVisible();
  expect(fakeApi.callsTo(swot.move)[0]?.body).toEqual({ from: 'strengths', id: 1, to: 'threats' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Drag Loyal team' })).toHaveFocus());
});

test('what is dropped where it was stays there', async () => {
  layOutQuadrants();
  const { user } = await openSwot();
  screen.getByRole('button', { name: 'Drag Loyal team' }).focus();
  await user.keyboard(' ');
  await screen.findByText(/is picked up/);
  await user.keyboard('{ArrowRight}{ArrowLeft} ');
  expect(await screen.findByText('Loyal team is back where it was.')).toBeInTheDocument();
  expect(fakeApi.callsTo(swot.move)).toEqual([]);
});

test('an opportunity is added; the quadrants of the company use its own forms', async () => {
  const { held, user } = await openSwot();
  fakeApi.answer(swotEntries.create, ({ body: { description, kind } }) => {
    held.opportunities = [item(9, description)];
    return { id: 9, description, kind, level: 3, departmentId: null, place: 1, companyId };
  });
  await user.click(screen.getByRole('button', { name: 'Add opportunity' }));
  await user.type(await screen.findByLabelText('Description'), 'A grant{Control>}{Enter}{/Control}');
  expect(await quadrant('Opportunities').findByText('A grant')).toBeVisible();
  expect(fakeApi.callsTo(swotEntries.create)[0]?.body).toEqual({
    description: 'A grant',
    kind: 'opportunity',
    companyId,
  });
  await user.click(screen.getByRole('button', { name: 'Add weakness' }));
  expect(await screen.findByLabelText('Priority')).toBeVisible();
});

test('a weakness is edited as the problem that it is', async () => {
  const { user } = await openSwot();
  const told = { description: 'Late orders', priority: 4, hoursPerMonth: 8, measure: 'Orders out by six' };
  fakeApi.answer(problems.list, [anyProblem(told)]);
  fakeApi.answer(problems.update, anyProblem());
  await user.click(screen.getByRole('button', { name: 'Edit Late orders' }));
  expect(screen.getByRole('dialog', { name: 'Edit weakness' })).toBeVisible();
  await user.type(await screen.findByLabelText('Description'), ' again');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fakeApi.callsTo(problems.update)).toHaveLength(1));
  expect(fakeApi.callsTo(problems.update)).toMatchObject([
    { path: '/api/problems/1', body: { ...told, description: 'Late orders again', departmentId: null } },
  ]);
});

test('deleting a strength says that the company loses it too', async () => {
  const { held, user } = await openSwot();
  fakeApi.answer(strengths.remove, () => {
    held.strengths = [];
    return null;
  });
  await user.click(screen.getByRole('button', { name: 'Delete Loyal team' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/disappears from the company’s strengths/);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Loyal team')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Add strength' })).toHaveFocus();
});

test('an analysis that cannot be loaded can be tried again, and that of nobody’s company is not there', async () => {
  fakeApi.answer(companies.read, anyCompany);
  fakeApi.refuse(swot.read, 500, { message: 'Something went wrong here' });
  const { user, unmount } = await renderAt(<CompanySwot companyId={companyId} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here');
  fakeApi.answer(swot.read, { strengths: [], weaknesses: [], opportunities: [], threats: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const empty = (await screen.findByText(/^No strengths yet/)).parentElement as HTMLElement;
  // An empty quadrant has one button, in its middle.
  expect(within(empty).getByRole('button', { name: 'Add strength' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add strength' })).toHaveLength(1);
  unmount();
  fakeApi.refuse(companies.read, 404);
  await renderAt(<CompanySwot companyId={companyId} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('company not found');
});
