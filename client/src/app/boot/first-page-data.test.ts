import { afterEach, expect, test } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { companies } from '@shared/consulting/companies/endpoints';
import { call, request } from '@/lib/api/api-client';
import { keepFirst } from '@/lib/api/first-requests';
import { store } from '@/lib/storage';
import { anyCompany } from '@/features/consulting/testing/company-on-server';
import { fakeApi } from '@/testing/fake-api';
import { signedInAs } from '@/testing/signed-in';
import { sendFirstOfPage } from './first-page-data';

const page = { pattern: '/empresa/:id', first: '/api/user /api/companies/:id' };

function openCompany(id: string, token: string | null = 'a-token') {
  history.replaceState(null, '', `/empresa/${id}`);
  store('auth_token', token);
  signedInAs();
  fakeApi.answer(companies.read, anyCompany);
  keepFirst(sendFirstOfPage(page));
}

afterEach(() => keepFirst(undefined));

const readCompany = () => request('GET', '/api/companies/7').then((response) => response.json());

test('what a page reads first is asked for once, with the token, before the app asks for it', async () => {
  openCompany('7');
  expect(fakeApi.callsTo(companies.read)[0]?.headers.get('Authorization')).toBe('Bearer a-token');
  expect(await readCompany()).toEqual(anyCompany);
  expect(fakeApi.callsTo(companies.read)).toHaveLength(1);
  await readCompany();
  expect(fakeApi.callsTo(companies.read)).toHaveLength(2);
});

test('an account gets nothing that was asked for with the token of another', async () => {
  openCompany('7');
  store('auth_token', 'another');
  await readCompany();
  expect(fakeApi.callsTo(companies.read)[1]?.headers.get('Authorization')).toBe('Bearer another');
});

test('nothing that was asked for before a write is shown after it', async () => {
  openCompany('7');
  fakeApi.answer(auth.logout, null);
  await call(auth.logout, {});
  await readCompany();
  expect(fakeApi.callsTo(companies.read)).toHaveLength(2);
});

test.each([
  ['abc', 'a-token'],
  ['7', null],
])('only the session is asked for at the company %s with the token %s', (id, token) => {
  openCompany(id, token);
  expect(fakeApi.requests()).toEqual(['GET /api/user']);
});
