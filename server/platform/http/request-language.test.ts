import { expect, test } from 'vitest';
import { auth } from '../../../shared/auth/endpoints';
import { testApp } from '../../testing/app';

const inSpanish = 'El usuario es requerido';
const inEnglish = 'Username is required';

test.each([
  ['*;q=0.5', inSpanish],
  ['zz, *', inSpanish],
  ['fr;q=0.8, *;q=0.1', inSpanish],
  ['zz', inEnglish],
  ['*;q=0', inEnglish],
  ['en, *;q=0.5', inEnglish],
  ['*;q=0.5, EN-gb', inEnglish],
  ['es-MX, *;q=0.5', inSpanish],
])(
  'with Accept-Language %s, which accepts any language, a validation message is %s',
  async (header, text) => {
    const { anonymous } = await testApp();
    const answer = await anonymous(auth.login, {
      body: { password: 'x' },
      headers: { 'Accept-Language': header },
    });
    expect(answer.body.fields).toEqual({ username: text });
  },
);
