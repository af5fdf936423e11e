import { expect, test } from 'vitest';
import { telegramServer } from '../../testing/telegram-server';
import {
  aPicture,
  aPosting,
  calls,
  callsUntilSilence,
  channelOn,
  said,
  withPicture,
} from '../../testing/postings';
import { telegram } from './telegram';

const open = async () => {
  const server = await telegramServer();
  return { server, channel: channelOn('telegram', server.url) };
};

test('a message has its text, or a picture with a caption, and an address', async () => {
  const { server, channel } = await open();
  const end = await telegram.publish(channel, aPosting, calls());
  expect(end).toEqual({ end: 'accepted', remote: { id: '-1001234/1', url: 'https://t.me/espiga/1' } });
  await telegram.publish(channel, withPicture, calls());
  expect(server.messages.map(({ method }) => method)).toEqual(['sendMessage', 'sendPhoto']);
  expect(JSON.parse(server.messages[0]?.body ?? '')).toEqual({ chat_id: '@espiga', text: aPosting.text });
  expect(server.messages[1]?.body).toMatch(/name="caption"\r\n\r\nFermenta/);
  expect(server.messages[1]?.body).toContain('filename="image.png"');
});

test('a text that is too long is refused before it is sent', async () => {
  const { server, channel } = await open();
  const send = async (length: number, image?: typeof aPicture) => {
    const posting = { ...aPosting, text: 'a'.repeat(length), ...(image && { image }) };
    return telegram.publish(channel, posting, calls());
  };
  expect([(await send(4_096)).end, (await send(4_097)).end]).toEqual(['accepted', 'refused']);
  expect([(await send(1_024, aPicture)).end, (await send(1_025, aPicture)).end]).toEqual([
    'accepted',
    'refused',
  ]);
  expect(server.messages).toHaveLength(2);
});

test('a message whose response was lost is never sent again automatically', async () => {
  const { server, channel } = await open();
  server.fail({ at: 'POST', then: 'silence' });
  expect(await telegram.publish(channel, aPosting, callsUntilSilence(server))).toMatchObject({
    end: 'unknown',
  });
  expect(telegram.read).toBeUndefined();
  expect(telegram.mayRepeat(channel, new Date(), new Date())).toBe(false);
});

test("the time to wait is read from Telegram's response body", async () => {
  const { server, channel } = await open();
  const body = { ok: false, error_code: 429, parameters: { retry_after: 33 } };
  server.fail({ at: 'POST', status: 429, body });
  expect(await telegram.publish(channel, aPosting, calls())).toMatchObject({ end: 'not sent', wait: 33 });
});

test('a message can be deleted, a missing one counts as deleted, and an old one cannot be deleted', async () => {
  const { server, channel } = await open();
  await telegram.publish(channel, aPosting, calls());
  const remote = { id: '-1001234/1', url: null };
  expect(await telegram.remove?.(channel, remote, calls())).toEqual({ end: 'gone' });
  expect(await telegram.remove?.(channel, remote, calls())).toEqual({ end: 'gone' });
  const description = "Bad Request: message can't be deleted for everyone";
  server.fail({ at: 'POST', status: 400, body: { ok: false, description } });
  const old = await telegram.remove?.(channel, remote, calls());
  expect(old).toMatchObject({ end: 'impossible' });
  expect(said(old as { detail: string })).toMatch(/48 hours$/);
});

test('a bot is connected only if it may post', async () => {
  const { server, channel } = await open();
  expect(await telegram.test(channel, calls())).toMatchObject({ works: true, account: '@espiga' });
  server.member.can_post_messages = false;
  const tested = await telegram.test(channel, calls());
  expect(said(tested as { detail: string })).toMatch(/make it an administrator/);
  const wrong = await telegram.test({ ...channel, credentials: { token: '1:a' } }, calls());
  expect(wrong).toMatchObject({ works: false, status: 401 });
});
