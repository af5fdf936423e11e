import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { enquiries } from '../../../shared/enquiries/endpoints';
import { testApp } from '../../testing/app';
import { smtpServer } from '../../testing/smtp-server';
import { readConfig } from '../config';
import { createLogger } from '../logger';
import { mailJob } from './mail-queue';
import { createMailer } from './mailer';

const enquiry = { name: 'Eva', email: 'eva@example.org', subject: 'Hello', message: '' };

test.each([550, 451])(
  "a mail refused with %i is logged without the server's text, which may name people",
  async (code) => {
    const lines: string[] = [];
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(String(line));
        done();
      },
    });
    const smtp = await smtpServer();
    smtp.answer = code;
    const { anonymous, db, jobs } = await testApp();
    const mailer = createMailer(readConfig({ SMTP_URL: smtp.url }));
    const logger = createLogger('info', stream);
    await anonymous(enquiries.send, { body: enquiry });
    await jobs.runNow(mailJob, { db, jobs, mailer, logger, now: () => new Date(), announce: async () => {} });
    await smtp.close();

    const logged = lines
      .map((line) => JSON.parse(line))
      .find(({ mail }) => mail === 'enquiry-1-confirmation');
    expect(logged).toMatchObject({ msg: 'mail not sent', attempts: 1, code });
    expect(lines.join()).not.toContain(enquiry.email);
  },
);
