import { farServer } from './far-server';

const token = '123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc';

/** A Telegram test server with one bot, which is an administrator of one channel. */
export async function telegramServer() {
  const messages: { method: string; body: string }[] = [];
  const member = { status: 'administrator', can_post_messages: true };
  const chat = { id: -1_001_234, type: 'channel', title: 'Espiga', username: 'espiga' };
  const ok = (result: unknown) => ({ status: 200, body: { ok: true, result } });
  const server = await farServer(({ url, body }) => {
    const method = url.replace(`/bot${token}/`, '');
    if (method === url)
      return { status: 404, body: { ok: false, error_code: 404, description: 'Not Found' } };
    if (method === 'getMe') return ok({ id: 5, is_bot: true, username: 'espiga_bot' });
    if (method === 'getChat') return ok(chat);
    if (method === 'getChatMember') return ok(member);
    if (method === 'deleteMessage') {
      const there = messages.splice(JSON.parse(body).message_id - 1, 1).length > 0;
      const description = 'Bad Request: message to delete not found';
      return there ? ok(true) : { status: 400, body: { ok: false, error_code: 400, description } };
    }
    messages.push({ method, body });
    return ok({ message_id: messages.length, date: 0, chat });
  });
  return Object.assign(server, { messages, member });
}
