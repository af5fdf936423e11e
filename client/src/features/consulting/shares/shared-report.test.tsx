import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type SharedReport as Shared, shares } from '@shared/consulting/shares/endpoints';
import { buildReport } from '@shared/consulting/report/build-report';
import { companyData } from '@shared/consulting/report/testing/company-data';
import type { Wire } from '@shared/http/wire';
import type { Language } from '@shared/languages';
import { readStored } from '@/lib/storage';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { SharedReport } from './shared-report';

const anyShared = (language: Language): Wire<Shared> => ({
  report: {
    ...buildReport(companyData(), language),
    language,
    startsOn: '2026-03-02',
    createdAt: '2026-03-03T10:00:00.000Z',
  },
  snapshot: companyData(),
  swot: {
    strengths: [],
    weaknesses: [],
    opportunities: [{ id: 1, description: 'A new marina', level: 3, departmentId: null }],
    threats: [],
  },
  expiresAt: '2026-04-02T10:00:00.000Z',
});

const page = <SharedReport token="abc" />;

test('whoever has the link reads the report, and nothing in it leads to an account’s pages', async () => {
  fakeApi.answer(shares.read, anyShared('en'), { token: 'abc' });
  await renderAt(page, { language: 'en' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('report for Taller Ría');
  expect(screen.getByText(/This link is valid until 2 April 2026/)).toBeVisible();
  expect(screen.getByText('A new marina')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Analysis' })).toHaveTextContent('Company profile');
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets.every((target) => target?.startsWith('#'))).toBe(true);
  expect(screen.queryByLabelText('Start date')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Open questions' })).not.toBeInTheDocument();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('whoever never chose a language reads it in the report’s own', async () => {
  fakeApi.answer(shares.read, anyShared('es'));
  await renderAt(page);
  expect(await screen.findByRole('region', { name: 'Análisis' })).toBeVisible();
  expect(readStored('language')).toBe('es');
});

test('whoever chose a language keeps it', async () => {
  fakeApi.answer(shares.read, anyShared('es'));
  await renderAt(page, { language: 'en' });
  expect(await screen.findByRole('region', { name: 'Analysis' })).toBeVisible();
  expect(readStored('language')).toBe('en');
});

test('a link that is unknown, withdrawn or expired says so', async () => {
  fakeApi.refuse(shares.read, 404, { message: 'This link doesn’t work' });
  await renderAt(page);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This link doesn’t work');
  expect(document.title).toContain('This link doesn’t work');
});

test('a failure of the server can be tried again', async () => {
  fakeApi.refuse(shares.read, 500);
  const { user } = await renderAt(page, { language: 'en' });
  await screen.findByRole('alert');
  fakeApi.answer(shares.read, anyShared('en'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Summary' })).toBeVisible();
});

test('its PDF that fails is told', async () => {
  fakeApi.answer(shares.read, anyShared('en'));
  fakeApi.refuse(shares.pdf, 404, { message: 'This link no longer works' });
  const { user } = await renderAt(page, { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'PDF in Spanish' }));
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(fakeApi.callsTo(shares.pdf)[0]?.search.get('language')).toBe('es');
});
