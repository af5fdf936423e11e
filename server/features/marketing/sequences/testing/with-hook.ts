import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { mailHookApi } from '../../../../../shared/marketing/sequences/endpoints';
import { withSequence } from './with-sequence';

/** A message of those that come in, as it was received. */
export const message = (name: string, messageId = '') =>
  readFileSync(join(import.meta.dirname, 'messages', `${name}.eml`), 'utf8')
    .replaceAll('{{messageId}}', messageId)
    .replace(/\r?\n/g, '\r\n');

/** A sequence whose first mail has gone to a lead, and the address at which messages are handed over. */
export async function withHook() {
  const made = await withSequence();
  const { call, company, app, confirm, send, mails } = made;
  const leadId = await confirm();
  await send();
  const { body } = await call(mailHookApi.rotate, { params: { id: company.id } });
  const path = new URL(body.address).pathname;
  const hand = (raw: string) => request(app).post(path).set('Content-Type', 'message/rfc822').send(raw);
  const [first] = await mails();
  return { ...made, leadId, path, hand, messageId: first?.messageId as string };
}
