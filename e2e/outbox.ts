import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** The outbox folder of the server under test. */
const folder = () => join(process.env.E2E_DATA_DIR as string, 'outbox');

async function mails(): Promise<Email[]> {
  const names = await readdir(folder()).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder(), name)))));
}

/** Waits for the mail to an address whose subject matches. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  const look = async () => {
    found = (await mails()).find(
      (mail) => mail.to?.some((one) => one.address === address) && subject.test(mail.subject ?? ''),
    );
    return found?.subject;
  };
  await expect.poll(look, { timeout: 60_000, message: `a mail to ${address}` }).toMatch(subject);
  return found as Email;
}
