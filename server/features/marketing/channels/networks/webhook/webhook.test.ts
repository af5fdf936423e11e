import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { aPicture, aPosting, calls, channelOn, withPicture } from '../../testing/postings';
import { webhookServer } from '../../testing/webhook-server';
import { newSecret } from './signature';
import { webhook, webhookWith } from './webhook';

const open = async (settings = {}, given?: Parameters<typeof webhookServer>[0]) => {
  const server = await webhookServer(given);
  return { server, channel: channelOn('webhook', server.url, { settings, account: null }) };
};

/** The request that the receiver got last. */
const last = ({ received }: Awaited<ReturnType<typeof webhookServer>>) => {
  const { body = '', headers = {} } = received.at(-1) ?? {};
  return { body, headers: headers as Record<string, string> };
};

test('a receiver with another implementation of the standard accepts the signature, and refuses an altered body', async () => {
  const secret = newSecret();
  const { server, channel } = await open();
  const signing = { ...channel, credentials: { ...channel.credentials, secret } };
  const end = await webhook.publish(signing, withPicture, calls());
  expect(end).toEqual({ end: 'accepted', remote: { id: aPosting.key, url: null } });
  const { body, headers } = last(server);
  const receiver = new Webhook(secret);
  expect(receiver.verify(body, headers)).toEqual({
    id: aPosting.key,
    text: aPosting.text,
    url: aPosting.link,
    alt: aPicture.alt,
    image: `data:image/png;base64,${Buffer.from(aPicture.bytes).toString('base64')}`,
    slot: '2026-11-23T09:00:00.000Z',
  });
  expect(headers['webhook-id']).toBe(aPosting.key);
  expect(() => receiver.verify(body.replace('24', '25'), headers)).toThrow('No matching signature found');
  expect(() => receiver.verify(body, { ...headers, 'webhook-id': 'other' })).toThrow(
    'No matching signature found',
  );
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow('No matching signature found');
});

test('for a day after a change both secrets sign, afterwards only the new one', async () => {
  const now = new Date();
  const [secret, formerSecret] = [newSecret(), newSecret()];
  const sent = async (formerSecretUntil: Date) => {
    const { server, channel } = await open({ formerSecretUntil: formerSecretUntil.toISOString() });
    const credentials = { ...channel.credentials, secret, formerSecret };
    await webhookWith(() => now).publish({ ...channel, credentials }, aPosting, calls());
    return last(server);
  };
  const during = await sent(new Date(now.getTime() + 1_000));
  for (const one of [secret, formerSecret])
    expect(new Webhook(one).verify(during.body, during.headers)).toMatchObject({ text: aPosting.text });
  const after = await sent(now);
  expect(new Webhook(secret).verify(after.body, after.headers)).toMatchObject({ text: aPosting.text });
  expect(() => new Webhook(formerSecret).verify(after.body, after.headers)).toThrow(
    'No matching signature found',
  );
});

test('any 2xx proves the publication, even if the body is lost', async () => {
  const { server, channel } = await open();
  server.fail({ at: 'POST', status: 202, headers: { 'content-length': '100' }, body: 'x' });
  expect(await webhook.publish(channel, aPosting, calls())).toMatchObject({ end: 'accepted' });
});

test('a call is repeated only for a receiver that ignores repeats', async () => {
  const { channel } = await open();
  const mayRepeat = (settings: object) => webhook.mayRepeat({ ...channel, settings }, new Date(), new Date());
  expect([mayRepeat({}), mayRepeat({ ignoresRepeats: true })]).toEqual([false, true]);
  expect(mayRepeat({ format: 'slack', ignoresRepeats: true })).toBe(false);
  expect(webhook.read).toBeUndefined();
});

test('Slack gets escaped text, and is tested without posting a message', async () => {
  const { server, channel } = await open({ format: 'slack' });
  await webhook.publish(channel, { ...aPosting, text: '<!channel> R&D' }, calls());
  expect(JSON.parse(last(server).body)).toEqual({ text: '&lt;!channel&gt; R&amp;D' });
  server.fail({ at: 'POST', status: 400, body: 'no_text' });
  expect(await webhook.test(channel, calls())).toEqual({ works: true, account: null });
  server.fail({ at: 'POST', status: 404, body: 'no_service' });
  expect(await webhook.test(channel, calls())).toMatchObject({ works: false, status: 404 });
});

test('a Discord message is awaited, read back and deleted', async () => {
  const { server, channel } = await open({ format: 'discord' }, { discord: true });
  expect(await webhook.test(channel, calls())).toMatchObject({ works: true, limits: { characters: 2_000 } });
  const end = await webhook.publish(channel, aPosting, calls());
  expect(end).toEqual({ end: 'accepted', remote: { id: '900', url: null } });
  expect(server.messages).toEqual([{ id: '900', content: aPosting.text }]);
  expect(server.paths().slice(-2)).toEqual(['POST /hook?wait=true', 'GET /hook/messages/900']);
  expect(await webhook.remove?.(channel, { id: '900', url: null }, calls())).toEqual({ end: 'gone' });
  expect(server.messages).toEqual([]);
  const long = await webhook.publish(channel, { ...aPosting, text: 'a'.repeat(2_001) }, calls());
  expect(long).toMatchObject({ end: 'refused' });
});

test('the test of a new webhook accepts a refusal, because the receiver does not know the secret yet; later tests do not', async () => {
  const { server, channel } = await open();
  const { secret: _secret, ...unsigned } = channel.credentials;
  server.fail({ at: 'POST', status: 401 });
  expect(await webhook.test({ ...channel, credentials: unsigned }, calls())).toMatchObject({ works: true });
  expect(last(server).headers['webhook-signature']).toBeUndefined();
  expect(await webhook.test(channel, calls())).toMatchObject({ works: false });
  server.fail({ at: 'POST', status: 404 });
  expect(await webhook.test({ ...channel, credentials: unsigned }, calls())).toMatchObject({ works: false });
});

test('a publication of a plain webhook cannot be removed', async () => {
  const { channel } = await open();
  expect(await webhook.remove?.(channel, { id: 'a', url: null }, calls())).toMatchObject({
    end: 'impossible',
  });
  expect(webhook.canRemove?.({ format: 'generic' })).toBe(false);
  expect(webhook.canRemove?.({ format: 'discord' })).toBe(true);
});
