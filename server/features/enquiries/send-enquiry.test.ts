import { expect, test } from 'vitest';
import type { Announce } from '../../platform/announcements';
import type { RateLimits } from '../../platform/http/limits/rate-limits';
import { testApp } from '../../testing/app';
import { rowsOf } from '../../testing/database';
import { sendEnquiry } from './send-enquiry';

const enquiry = {
  name: 'Eva',
  email: 'eva@example.org',
  company: '',
  service: null,
  leaveEmpty: '',
  subject: 'Contact',
  message: 'Hello',
};

test('an enquiry that meets a deadlock with an edit of the owner is stored once, with its mails', async () => {
  const { db, jobs, config } = await testApp();
  let tries = 0;
  const announce: Announce = async () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('deadlock detected'), { cause: { code: '40P01' } });
  };
  const limits = { count: async () => {}, allows: async () => true } as unknown as RateLimits;
  await sendEnquiry({ db, jobs, config, limits, announce }, enquiry as never, {
    language: 'en',
    address: '192.0.2.1',
  });
  expect(tries).toBe(2);
  expect(await rowsOf(db, 'select email from contact_messages')).toEqual([{ email: 'eva@example.org' }]);
  expect(await rowsOf(db, 'select state from mails')).toEqual([{ state: 'queued' }, { state: 'queued' }]);
});
