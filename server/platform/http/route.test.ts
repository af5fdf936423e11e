import { consultingMessages } from '../../../shared/consulting/messages';
import { expect, test } from 'vitest';
import { everyone, get, patch, signedIn } from '../../../shared/http/endpoint';
import { routeServer } from '../../testing/route-server';
import { conflict, notFound } from './errors';
import { openApiDocument } from './openapi';
import { route } from './route';
import { reportMessages } from '../../../shared/consulting/report/messages';
import { messages } from '../../../shared/messages';

async function answerTo(...[given, path, init]: [Parameters<typeof routeServer>[0], string, RequestInit?]) {
  const { url } = await routeServer(given);
  const answer = await fetch(url + path, init);
  return [answer.status, await answer.json()];
}

test('a 404 uses the message of the endpoint', async () => {
  const throwing = async () => {
    throw notFound();
  };
  const named = get('/it', everyone, undefined, {
    missing: reportMessages['report.missing'],
  }).returns<null>();
  expect(await answerTo(route(named, throwing), '/it')).toEqual([
    404,
    { message: expect.stringMatching(/report/i) },
  ]);
  const unnamed = get('/it', everyone).returns<null>();
  expect(await answerTo(route(unnamed, throwing), '/it')).toEqual([
    404,
    { message: 'Nothing was found at this address' },
  ]);
});

test('an invalid id is refused with the message of the endpoint', async () => {
  const answering = async () => null;
  const named = get('/it/:rowId', everyone, undefined, {
    badId: consultingMessages['companyId.invalid'],
  }).returns<null>();
  expect(await answerTo(route(named, answering), '/it/x')).toEqual([
    400,
    { message: 'ID de empresa no válido' },
  ]);
  const unnamed = get('/it/:companyId', everyone).returns<null>();
  expect(await answerTo(route(unnamed, answering), '/it/x')).toEqual([
    400,
    { message: 'Identificador no válido' },
  ]);
});

test('a change based on an old version is answered with the current row', async () => {
  const endpoint = patch('/it', signedIn).returns<null>();
  const stale = route(endpoint, async () => {
    throw conflict(reportMessages['report.changed'], { current: { version: 3, at: new Date(0) } });
  });
  expect(await answerTo(stale, '/it', { method: 'PATCH' })).toEqual([
    409,
    { message: expect.any(String), current: { version: 3, at: '1970-01-01T00:00:00.000Z' } },
  ]);
});

test('an endpoint with its own language answers everything in it', async () => {
  const endpoint = get('/es/it', everyone, undefined, { language: 'es' }).returns<{ text: string }>();
  const telling = route(endpoint, async ({ language, textOf }) => ({
    text: `${language}: ${textOf(messages['server.failed'])}`,
  }));
  expect(await answerTo(telling, '/es/it', { headers: { 'Accept-Language': 'en' } })).toEqual([
    200,
    { text: 'es: Algo salió mal' },
  ]);
});

test('only an endpoint that declares the session gets it', async () => {
  const answers = [false, true].map(async (session) => {
    const endpoint = get('/it', everyone, undefined, { session }).returns<boolean>();
    return answerTo(
      route(endpoint, async (call) => call.session !== undefined),
      '/it',
    );
  });
  expect(await Promise.all(answers)).toEqual([
    [200, false],
    [200, true],
  ]);
});

test('the API document describes the inputs, responses and errors of an endpoint', () => {
  const endpoint = patch('/it/:id', signedIn, undefined, {
    missing: reportMessages['report.missing'],
    conflicts: [reportMessages['report.changed']],
  }).returnsFile('text/csv');
  const { paths } = openApiDocument([{ feature: 'it', endpoints: [endpoint] }], 'http://localhost');
  const { responses } = paths?.['/it/{id}']?.patch ?? {};
  expect(Object.keys(responses ?? {})).toEqual(['200', '400', '401', '404', '409', 'default']);
  expect(responses?.['200']).toMatchObject({
    content: { 'text/csv': {} },
    headers: { 'Content-Disposition': {} },
  });
});
