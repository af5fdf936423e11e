import { expect, test } from 'vitest';
import { del, get, patch, post, signedIn } from '../../../shared/http/endpoint';
import { operationTag } from './operation-name';
import { operationSummary } from './operation-summary';

const path = '/api/leads/contacts';
const one = `${path}/:id` as const;

test.each([
  ['List contacts', get(path, signedIn).returns()],
  ['Create a contact', post(path, signedIn).returns()],
  ['Read a contact', get(one, signedIn).returns()],
  ['Update a contact', patch(one, signedIn).returns()],
  ['Delete a contact', del(one, signedIn).returns()],
  ['Create an opportunity', post('/api/leads/opportunities', signedIn).returns()],
  ['Delete a company', del('/api/companies/:companyId', signedIn).returns()],
  ['Update the settings', patch('/api/leads/settings', signedIn).returns()],
])('the summary of an operation on a list or an item is “%s”', (summary, endpoint) => {
  expect(operationSummary(endpoint)).toBe(summary);
});

test.each([
  ['List the mails of a contact', get(`${one}/mails`, signedIn).returns()],
  ['Add a mail to a contact', post(`${one}/mails`, signedIn).returns()],
  ['List the changes of a contact', get(`${one}/history`, signedIn).returns()],
  ['Read the analysis of a contact', get(`${one}/analysis`, signedIn).returns()],
  ['Approve a contact', post(`${one}/approve`, signedIn).returns()],
  ['Count contacts', get(`${path}/count`, signedIn).returns()],
  ['Change or delete several contacts', post(`${path}/bulk`, signedIn).returns()],
])('the summary of an operation on data of an item is “%s”', (summary, endpoint) => {
  expect(operationSummary(endpoint)).toBe(summary);
});

test.each([
  ['Download a contact as VCF', get(`${one}.vcf`, signedIn).returnsFile('text/vcard')],
  ['Download contacts as CSV', get('/api/leads/exports/contacts.csv', signedIn).returnsFile('text/csv')],
  ['Download the errors of a contact as CSV', get(`${one}/errors.csv`, signedIn).returnsFile('text/csv')],
])('the summary of a file is “%s”', (summary, endpoint) => {
  expect(operationSummary(endpoint)).toBe(summary);
});

test('an endpoint states its summary if method and path do not suffice', () => {
  expect(operationSummary(post('/api/login', signedIn).returns())).toBeUndefined();
  expect(operationSummary(get('/l/:slug', signedIn).returnsPage())).toBeUndefined();
  expect(operationSummary(get(`${one}/undo`, signedIn).returns())).toBeUndefined();
  const login = post('/api/login', signedIn, undefined, { summary: 'Sign in' }).returns();
  expect(operationSummary(login)).toBe('Sign in');
});

test('operations are grouped by feature and subject', () => {
  expect(operationTag('leads', '/api/leads/contacts/:id')).toBe('leads: contacts');
  expect(operationTag('consulting', '/api/companies/:companyId/report.pdf')).toBe('consulting: report');
  expect(operationTag('consulting', '/api/companies/:companyId')).toBe('consulting: companies');
  expect(operationTag('marketing', '/l/:slug')).toBe('marketing: public');
  expect(operationTag('auth', '/api/login')).toBe('auth');
});
