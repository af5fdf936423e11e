import { describe, expect, it } from 'vitest';
import { account, auth } from '@shared/auth/endpoints';
import { companies } from '@shared/consulting/companies/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { ApiError, call, errorText, request } from './api-client';
import { store } from '../storage';

const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('no ApiError was thrown');
  return error;
};

describe('a request', () => {
  it('carries the language, the cookie and, once signed in, the bearer token', async () => {
    fakeApi.answer(companies.list, []);
    await call(companies.list, {});
    store('auth_token', 'secret');
    store('language', 'es');
    await call(companies.list, {});

    const [before, after] = fakeApi.callsTo(companies.list);
    expect(before?.credentials).toBe('include');
    expect(before?.headers.get('Authorization')).toBeNull();
    expect(before?.headers.get('Accept-Language')).toBe('en');
    expect(after?.headers.get('Authorization')).toBe('Bearer secret');
    expect(after?.headers.get('Accept-Language')).toBe('es');
  });

  it('names JSON as its content only when it has a payload', async () => {
    fakeApi.respond(auth.login, () => new Response('{}'));
    fakeApi.answer(auth.logout, null);
    await request('POST', '/api/login', { username: 'marta' });
    expect(await call(auth.logout, {})).toBeNull();

    const [withPayload] = fakeApi.callsTo(auth.login);
    expect(withPayload?.headers.get('Content-Type')).toBe('application/json');
    expect(withPayload?.body).toEqual({ username: 'marta' });
    const [without] = fakeApi.callsTo(auth.logout);
    expect(without?.headers.get('Content-Type')).toBeNull();
    expect(without?.body).toBeUndefined();
  });

  it('fills the parameters into the address', async () => {
    fakeApi.answer(companies.remove, null, { companyId: 7 });
    await call(companies.remove, { companyId: 7 });
    expect(fakeApi.callsTo(companies.remove)[0]?.path).toBe('/api/companies/7');
  });
});

describe('a request that nobody answers', () => {
  it.each([
    ['en', 'There is no connection. Check it and try again.'],
    ['es', 'No hay conexión. Compruébala e inténtalo de nuevo.'],
  ])('says so in %s, and not in the browser’s words', async (language, text) => {
    store('language', language);
    fakeApi.disconnect(companies.list);
    await expect(call(companies.list, {})).rejects.toThrow(text);
  });
});

describe('a refusal', () => {
  it('reads as the status, a colon and the body', async () => {
    fakeApi.respond(
      companies.list,
      () => new Response('out of order', { status: 500, statusText: 'Server Error' }),
    );
    const error = await failureOf(call(companies.list, {}));
    expect(error.message).toBe('500: out of order');
    expect(error.status).toBe(500);
    expect(errorText(error)).toBe('500: out of order');
  });

  it('reads as the status and its text when the body is empty', async () => {
    fakeApi.respond(companies.list, () => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
    expect((await failureOf(call(companies.list, {}))).message).toBe('502: Bad Gateway');
  });

  it('brings what the server says and what is wrong with each field', async () => {
    const refusal = { message: 'Please check the marked fields', fields: { name: 'Name is required' } };
    fakeApi.refuse(account.update, 400, refusal);
    const error = await failureOf(call(account.update, {}, { name: '', email: 'marta@example.com' }));
    expect(error.message).toBe(`400: ${JSON.stringify(refusal)}`);
    expect(error.fields).toEqual({ name: 'Name is required' });
    expect(errorText(error)).toBe('Please check the marked fields');
  });

  it('brings the row as it stands, where somebody has changed it meanwhile', async () => {
    fakeApi.refuse(account.update, 409, { message: 'Changed meanwhile', current: { version: 3 } });
    const error = await failureOf(call(account.update, {}, { name: 'Marta', email: 'marta@example.com' }));
    expect(error.current).toEqual({ version: 3 });
  });

  it.each(['null', '[]', '"no"', '<html>'])('may have any body at all: %s', async (body) => {
    fakeApi.respond(companies.list, () => new Response(body, { status: 503 }));
    expect(errorText(await failureOf(call(companies.list, {})))).toBe(`503: ${body}`);
  });
});

describe('a 401', () => {
  it('makes the client forget the token that was sent', async () => {
    store('auth_token', 'expired');
    fakeApi.refuse(auth.user, 401);
    await failureOf(call(auth.user, {}));
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('leaves a token alone that came in the meantime', async () => {
    store('auth_token', 'expired');
    fakeApi.respond(auth.user, () => {
      store('auth_token', 'fresh');
      return new Response(null, { status: 401 });
    });
    await failureOf(call(auth.user, {}));
    expect(localStorage.getItem('auth_token')).toBe('fresh');
  });
});
