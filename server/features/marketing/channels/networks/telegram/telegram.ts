import { z } from 'zod';
import { channelMessages as texts } from '../../../../../../shared/marketing/channels/messages';
import { telegramLengths } from '../../../../../../shared/marketing/channels/networks/telegram';
import { say } from '../../../../../../shared/message';
import type { Fetch } from '../../../../../platform/outbound/outbound';
import type { Driver, OpenChannel, Outcome, Posting } from '../../driver';
import type { Asked } from '../../far/endings';
import { type FarSide, farSide, hasStatus, heldIn, parsed } from '../../far/far-side';

const usualServer = 'https://api.telegram.org';

const result = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ ok: z.literal(true), result: schema });
const chat = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string().optional(),
  username: z.string().optional(),
});
const message = result(z.object({ message_id: z.number(), chat }));
const bot = result(z.object({ id: z.number() }));
const member = result(z.object({ status: z.string(), can_post_messages: z.boolean().optional() }));
const refusal = z.object({
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

type Bot = FarSide & { post: (method: string, body: object) => Promise<Asked> };

/** The token is part of every path, so an invalid token gives 404; it is treated as 401. */
const asUnauthorized = (asked: Asked): Asked =>
  hasStatus(asked, 404) ? { ...asked, status: 401, headers: new Headers(), text: '' } : asked;

/** Telegram sends the time to wait in the body instead of a header. */
function withWait(asked: Asked): Asked {
  if (!('text' in asked) || !hasStatus(asked, 429)) return asked;
  const wait = parsed(asked.text, refusal)?.parameters?.retry_after;
  return wait === undefined ? asked : { ...asked, headers: new Headers({ 'retry-after': String(wait) }) };
}

function botOf(channel: OpenChannel, call: Fetch): Bot {
  const address = channel.address ?? usualServer;
  const far = farSide(channel, address, call);
  const ask: FarSide['ask'] = async (method, init) =>
    withWait(asUnauthorized(await far.ask(`/bot${channel.credentials.token}/${method}`, init)));
  const post: Bot['post'] = (method, body) =>
    ask(method, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...far, ask, post };
}

function photoForm(chatId: string, { text, image }: Posting): FormData {
  const form = new FormData();
  form.append('chat_id', chatId);
  form.append('caption', text);
  if (image) {
    const blob = new Blob([image.bytes as Uint8Array<ArrayBuffer>], { type: image.type });
    form.append('photo', blob, image.type === 'image/png' ? 'image.png' : 'image.jpg');
  }
  return form;
}

/** The public address of a message, or for a chat without a name the one that its members can open. */
function addressOf({ message_id: id, chat: { id: chatId, username } }: z.output<typeof message>['result']) {
  if (username) return `https://t.me/${username}/${id}`;
  const inner = /^-100(\d+)$/.exec(String(chatId))?.[1];
  return inner ? `https://t.me/c/${inner}/${id}` : null;
}

function tooLong({ text, image }: Posting): Outcome | undefined {
  const most = image ? telegramLengths.caption : telegramLengths.message;
  if (text.length <= most) return undefined;
  const said = image ? texts['caption.long'] : texts['text.long'];
  return { end: 'refused', reconnect: false, detail: say(said, { count: text.length, most }) };
}

/** Who may post: in a channel an administrator with that right, in a group every member. */
const mayPost = (type: string, { status, can_post_messages: may }: z.output<typeof member>['result']) =>
  type === 'channel' ? status === 'creator' || may === true : !['left', 'kicked'].includes(status);

/**
 * Telegram, as a bot. It has no idempotency keys and messages cannot be read back, so only the response proves a
 * publication.
 */
export const telegram: Driver = {
  blames: ({ status, detail }) =>
    status === 400 || detail === texts['telegram.mayNotPost'] ? 'chat' : 'token',
  async test(channel, call) {
    const far = botOf(channel, call);
    const me = await far.ask('getMe');
    const known = heldIn(me, bot);
    if (!known) return far.notWorking(me);
    const there = await far.post('getChat', { chat_id: channel.settings.chat });
    const found = heldIn(there, result(chat));
    if (!found) return far.notWorking(there);
    const { id, type, username, title } = found.result;
    const asked = await far.post('getChatMember', { chat_id: id, user_id: known.result.id });
    const its = heldIn(asked, member);
    if (!its || !mayPost(type, its.result)) return { works: false, detail: texts['telegram.mayNotPost'] };
    const account = username ? `@${username}` : (title ?? String(id));
    return { works: true, account, limits: { characters: telegramLengths.message } };
  },
  async publish(channel, posting, call) {
    const refused = tooLong(posting);
    if (refused) return refused;
    const far = botOf(channel, call);
    const chatId = channel.settings.chat ?? '';
    const answer = posting.image
      ? await far.ask('sendPhoto', { method: 'POST', body: photoForm(chatId, posting) })
      : await far.post('sendMessage', { chat_id: chatId, text: posting.text });
    const held = heldIn(answer, message);
    if (!held) return far.ended(answer);
    const { message_id: id, chat: where } = held.result;
    return { end: 'accepted', remote: { id: `${where.id}/${id}`, url: addressOf(held.result) } };
  },
  async remove(channel, { id }, call) {
    const far = botOf(channel, call);
    const [chatId, messageId] = id.split('/');
    const answer = await far.post('deleteMessage', { chat_id: chatId, message_id: Number(messageId) });
    if (heldIn(answer, result(z.literal(true)))) return { end: 'gone' };
    const said = 'text' in answer ? (parsed(answer.text, refusal)?.description ?? '') : '';
    if (/message to delete not found/i.test(said)) return { end: 'gone' };
    if (/can't be deleted/i.test(said)) return { end: 'impossible', detail: texts['telegram.tooOld'] };
    return far.notRemoved(answer);
  },
  mayRepeat: () => false,
};
