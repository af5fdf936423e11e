import { expect, test } from 'vitest';
import { demoAccount } from '../../server/features/auth/demo-account';
import { passwordRefusal } from './password-rules';
import { authMessages } from './messages';

const eva = { username: 'Eva.Ruiz', email: 'eva-maria@example.org' };

test.each(['123456', 'password', 'PASSWORD', 'qwerty', 'Iloveyou', 'barcelona', 'ｐａｓｓｗｏｒｄ'])(
  '%s is too common',
  (password) => {
    expect(passwordRefusal(password, eva)).toBe(authMessages['password.common']);
  },
);

test.each(['Eva.Ruiz', 'eva.ruiz', 'éva.ruiz', 'eva-maria@example.org', 'EVA-MARIA', ' eva-maria '])(
  '%j is the username or the email',
  (password) => {
    expect(passwordRefusal(password, eva)).toBe(authMessages['password.known']);
  },
);

test.each(['secret-1', 'correct-horse', 'eva.ruiz-1', 'example.org', demoAccount.password])(
  '%s may be chosen',
  (password) => {
    expect(passwordRefusal(password, eva)).toBeUndefined();
  },
);

test('an email that is not typed yet stands in nobody’s way', () => {
  expect(passwordRefusal('      ', { username: '', email: '' })).toBeUndefined();
});
