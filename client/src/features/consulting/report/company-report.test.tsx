import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problems } from '@shared/consulting/items/endpoints';
import { buildReport } from '@shared/consulting/report/build-report';
import { reports } from '@shared/consulting/report/endpoints';
import { swot } from '@shared/consulting/swot/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyDepartment,
  anyProblem,
  anyReport,
  anyStrength,
  companyId,
  companyOnServer,
  dataOf,
  readyForReport,
} from '../testing/company-on-server';
import { CompanyReport } from './company-report';
import { StartDay } from './document/start-day';

async function openReport(changed: (held: ReturnType<typeof companyOnServer>) => void = () => {}) {
  const held = companyOnServer(readyForReport());
  held.snapshot = dataOf(held);
  changed(held);
  const report = anyReport(buildReport(held.snapshot, 'en'));
  held.report = report;
  const rendered = await renderAt(<CompanyReport companyId={companyId} report={report} />);
  await screen.findByRole('region', { name: 'Analysis' });
  return { held, ...rendered };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('findings lead to the records they rest on', async () => {
  await openReport();
  const [ofProblem] = screen.getAllByRole('link', { name: 'See the problem: Few orders in winter' });
  expect(ofProblem).toHaveAttribute('href', `/empresa/${companyId}?tab=problems#problem-1`);
  const [ofStrength] = screen.getAllByRole('link', { name: 'See the strength: Skilled boatbuilders' });
  expect(ofStrength).toHaveAttribute('href', `/empresa/${companyId}?tab=strengths#strength-1`);
  expect(screen.getByRole('link', { name: 'See the department: Workshop' })).toHaveAttribute(
    'href',
    `/empresa/${companyId}?tab=departments#department-1`,
  );
});

test('a record that is gone is said to be gone', async () => {
  await openReport((held) => (held.problems = [anyProblem({ id: 9, description: 'Rising rents' })]));
  expect(
    (await part('Recommendations').findAllByText('(No longer among the company’s data)'))[0],
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /See the problem/ })).not.toBeInTheDocument();
});

test('a record that was moved away and back is found again', async () => {
  await openReport((held) => (held.strengths = held.strengths.map((one) => ({ ...one, id: 9 }))));
  expect(await part('What has changed since').findByText(/Nothing in the company’s data/)).toBeVisible();
  const [ofStrength] = screen.getAllByRole('link', { name: 'See the strength: Skilled boatbuilders' });
  expect(ofStrength).toHaveAttribute('href', `/empresa/${companyId}?tab=strengths#strength-9`);
});

test('departments that the radar has no room for lead to their records too', async () => {
  const departments = Array.from({ length: 13 }, (_, index) =>
    anyDepartment({ id: index + 1, name: `Team ${index + 1}` }),
  );
  await openReport((held) => {
    held.departments = departments;
    held.snapshot = dataOf(held);
  });
  const table = part('Analysis').getByRole('table', { name: 'From the least to the most digitalized' });
  expect(within(table).getAllByRole('link')).toHaveLength(13);
});

test('without changes it says so', async () => {
  await openReport();
  expect(await part('What has changed since').findByText(/Nothing in the company’s data/)).toBeVisible();
  expect(fakeApi.callsTo(problems.list)).toHaveLength(1);
});

test('what is new, different and gone since is told, and the report stays as it was', async () => {
  await openReport((held) => {
    held.departments = [anyDepartment({ digitalizationLevel: 4 })];
    held.strengths = [anyStrength({ id: 2, description: 'A new slipway' })];
  });
  const since = part('What has changed since');
  expect(await since.findByText(/^3 things have changed/)).toBeVisible();
  expect(since.getByText('Digitalization level: 2/5 → 4/5')).toBeVisible();
  expect(since.getByRole('link', { name: 'A new slipway' })).toBeVisible();
  expect(since.getByText('Skilled boatbuilders')).toBeVisible();
  expect(part('Analysis').getAllByText('2/5')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what has changed' })).toHaveAttribute('href', '#changes');
});

test('what has changed since stays off the printed page', async () => {
  await openReport((held) => (held.strengths = []));
  const told = await screen.findAllByText(/^One thing has changed/);
  expect(told).toHaveLength(2);
  for (const place of told) expect(place.closest('.print\\:hidden')).not.toBeNull();
});

test('a start for the plan is kept', async () => {
  const { held, user } = await openReport();
  fakeApi.answer(reports.update, ({ body }) => (held.report = anyReport(body)));
  await user.type(screen.getByLabelText('Start date'), '2026-03-02');
  await user.click(screen.getByRole('button', { name: 'Save date' }));
  expect(await screen.findByText('Start date saved')).toBeVisible();
  expect(fakeApi.callsTo(reports.update)[0]?.body).toEqual({ startsOn: '2026-03-02' });
});

test('a start that was set can be removed', async () => {
  fakeApi.answer(reports.update, ({ body }) => anyReport(body));
  const { user } = await renderAt(<StartDay companyId={companyId} startsOn="2026-03-02" />);
  await user.click(screen.getByRole('button', { name: 'Remove date' }));
  expect(await screen.findByText('Start date removed')).toBeVisible();
  expect(screen.getByLabelText('Start date')).toHaveValue('');
  expect(fakeApi.callsTo(reports.update)[0]?.body).toEqual({ startsOn: null });
});

test('a day that is none is refused beside the field', async () => {
  const { user } = await openReport();
  await user.click(screen.getByRole('button', { name: 'Save date' }));
  expect(screen.getByLabelText('Start date')).toHaveAccessibleDescription(
    'Choose a date between 1 Jan 2000 and 31 Dec 2100',
  );
  expect(fakeApi.callsTo(reports.update)).toEqual([]);
});

test('what the server says of the day stands beside the field', async () => {
  const { user } = await openReport();
  fakeApi.refuse(reports.update, 400, { fields: { startsOn: 'That isn’t a valid date' } });
  await user.type(screen.getByLabelText('Start date'), '2026-03-02');
  await user.click(screen.getByRole('button', { name: 'Save date' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Start date')).toHaveAccessibleDescription('That isn’t a valid date'),
  );
});

test('when its data cannot be read, the stored texts still can', async () => {
  companyOnServer({ ...readyForReport(), report: anyReport() });
  fakeApi.refuse(reports.snapshot, 500, { message: 'Something went wrong here' });
  await renderAt(<CompanyReport companyId={companyId} report={anyReport()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here');
  expect(screen.getByText('ANALYSIS OF TALLER RÍA')).toBeVisible();
});

const outside = { id: 1, description: 'A shipyard opens nearby', level: 3, departmentId: null };

test.each([
  ['with a threat', [outside], true],
  ['without an opportunity or a threat', [], false],
])('the SWOT analysis goes along if the owner wishes: %s', async (_what, threats, isShown) => {
  const { user } = await openReport();
  expect(fakeApi.callsTo(swot.read)).toEqual([]);
  fakeApi.answer(swot.read, { strengths: [], weaknesses: [], opportunities: [], threats });
  await user.click(screen.getByRole('checkbox', { name: 'With the SWOT analysis' }));
  await waitFor(() => expect(fakeApi.callsTo(swot.read)).toHaveLength(1));
  const part = within(screen.getByRole('region', { name: 'SWOT' }));
  expect(await part.findByText(isShown ? outside.description : /once it names an opportunity/)).toBeVisible();
  expect(part.queryAllByRole('heading', { name: 'Threats' })).toHaveLength(isShown ? 1 : 0);
});
