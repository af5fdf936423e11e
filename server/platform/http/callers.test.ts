import { expect, test, vi } from 'vitest';
import type { User } from '../../../shared/auth/tables';
import type { Hear } from '../database/notices';
import { createCallers, remembered, type TokenPerson } from './callers';

const eva: TokenPerson = {
  user: { id: 1, username: 'eva' } as User,
  accounts: [],
  expiresAt: new Date(0),
  signIn: { id: 1, lastSeenAt: new Date(0), isStrong: false, provenAt: null },
};

function memory() {
  let hear: Hear = () => {};
  let time = 0;
  const read = vi.fn<() => Promise<TokenPerson | undefined>>(async () => eva);
  const callers = createCallers({
    read,
    clock: () => time,
    listen: (_channel, heard) => {
      hear = heard;
      return () => {};
    },
  });
  return { callers, read, notify: () => hear(''), pass: (milliseconds: number) => (time += milliseconds) };
}

test('an account is cached for five seconds', async () => {
  const { callers, read, pass } = memory();
  await callers.find('a');
  pass(remembered - 1);
  expect(await callers.find('a')).toBe(eva);
  expect(read).toHaveBeenCalledTimes(1);
  pass(1);
  await callers.find('a');
  expect(read).toHaveBeenCalledTimes(2);
});

test('after a notification, or a change by this instance, every account is read again', async () => {
  const { callers, read, notify } = memory();
  await callers.find('a');
  notify();
  await callers.find('a');
  callers.forget();
  await callers.find('a');
  expect(read).toHaveBeenCalledTimes(3);
});

test('an account read before a notification is not cached after it', async () => {
  const { callers, read, notify } = memory();
  let answer = (_account: TokenPerson) => {};
  read.mockReturnValueOnce(new Promise((done) => (answer = done)));
  const slow = callers.find('a');
  notify();
  answer(eva);
  expect(await slow).toBe(eva);
  await callers.find('a');
  expect(read).toHaveBeenCalledTimes(2);
});

test('an unknown token is not cached, so that it works as soon as it exists', async () => {
  const { callers, read } = memory();
  read.mockResolvedValueOnce(undefined);
  expect(await callers.find('a')).toBeUndefined();
  expect(await callers.find('a')).toBe(eva);
});
