import { z } from 'zod';
import { channelMessages as texts } from '../../../../../../shared/marketing/channels/messages';
import { mostOfDiscord } from '../../../../../../shared/marketing/channels/networks/webhook';
import { say } from '../../../../../../shared/message';
import type { Fetch } from '../../../../../platform/outbound/outbound';
import type { Driver, OpenChannel, Outcome, Posting, Tested } from '../../driver';
import type { Asked } from '../../far/endings';
import { type FarSide, farSide, hasStatus, heldIn } from '../../far/far-side';
import { bodies } from './bodies';
import { signedHeaders } from './signature';

const discordMessage = z.object({ id: z.string() });

const formatOf = ({ settings }: Pick<OpenChannel, 'settings'>) => settings.format ?? 'generic';

const isSuccess = (asked: Asked) => 'status' in asked && asked.status >= 200 && asked.status < 300;

/** The current signing secrets: for a day after a change the previous one too. */
function secretsOf({ credentials, settings }: OpenChannel, now: Date): string[] {
  const { secret, formerSecret } = credentials;
  const { formerSecretUntil: until } = settings;
  const isFormer = until !== undefined && now < new Date(until);
  return [secret, isFormer ? formerSecret : undefined].filter((one) => one !== undefined);
}

interface Receiver extends FarSide {
  /** Sends a body, signed if there is a secret. */
  send: (body: object, id: string, query?: string) => Promise<Asked>;
}

const receiverWith =
  (now: () => Date) =>
  (channel: OpenChannel, call: Fetch): Receiver => {
    const far = farSide(channel, channel.credentials.url ?? '', call);
    const secrets = secretsOf(channel, now());
    return {
      ...far,
      send(content, id, query = '') {
        const body = JSON.stringify(content);
        const at = Math.floor(now().getTime() / 1_000);
        const signed = secrets.length > 0 ? signedHeaders({ id, at, body }, secrets) : {};
        const headers = { 'content-type': 'application/json', ...signed };
        return far.ask(query, { method: 'POST', headers, body });
      },
    };
  };

/** Whether Slack responds to a body without text as it does only for a valid webhook. */
const slackWorks = (asked: Asked) =>
  'text' in asked && hasStatus(asked, 400) && /no_text|invalid_payload/.test(asked.text);

/**
 * Whether the receiver exists. Before it knows the secret it may refuse an unsigned body, or one that is not a
 * publication.
 */
const isThere = (asked: Asked) => isSuccess(asked) || hasStatus(asked, 400, 401, 403, 422);

async function tested(channel: OpenChannel, receiver: Receiver): Promise<Tested> {
  const works: Tested = { works: true, account: null };
  if (formatOf(channel) === 'discord') {
    const answer = await receiver.ask('');
    return heldIn(answer, discordMessage)
      ? { ...works, limits: { characters: mostOfDiscord } }
      : receiver.notWorking(answer);
  }
  if (formatOf(channel) === 'slack') {
    const answer = await receiver.send({}, 'test');
    return slackWorks(answer) ? works : receiver.notWorking(answer);
  }
  const answer = await receiver.send({ test: true }, `test_${Date.now()}`);
  const isFine = channel.credentials.secret === undefined ? isThere(answer) : isSuccess(answer);
  return isFine ? works : receiver.notWorking(answer);
}

/** With `wait=true` Discord responds with the message, which is then read back. */
async function publishOnDiscord(receiver: Receiver, posting: Posting): Promise<Outcome> {
  const count = Array.from(posting.text).length;
  if (count > mostOfDiscord) {
    const detail = say(texts['text.long'], { count, most: mostOfDiscord });
    return { end: 'refused', reconnect: false, detail };
  }
  const answer = await receiver.send(bodies.discord(posting), posting.key, '?wait=true');
  const held = heldIn(answer, discordMessage);
  if (!held) return receiver.ended(answer);
  const back = await receiver.ask(`/messages/${encodeURIComponent(held.id)}`);
  return hasStatus(back, 404)
    ? receiver.ended(answer)
    : { end: 'accepted', remote: { id: held.id, url: null } };
}

/** Webhooks; `now` is the clock for signatures. */
export function webhookWith(now: () => Date): Driver {
  const receiverOf = receiverWith(now);
  return {
    blames: () => 'address',
    test: (channel, call) => tested(channel, receiverOf(channel, call)),
    async publish(channel, posting, call) {
      const receiver = receiverOf(channel, call);
      const format = formatOf(channel);
      if (format === 'discord') return publishOnDiscord(receiver, posting);
      const answer = await receiver.send(bodies[format](posting), posting.key);
      // The response proves only that the receiver has it, and gives no address.
      return isSuccess(answer)
        ? { end: 'accepted', remote: { id: posting.key, url: null } }
        : receiver.ended(answer);
    },
    canRemove: (settings) => formatOf({ settings }) === 'discord',
    async remove(channel, { id }, call) {
      if (formatOf(channel) !== 'discord') return { end: 'impossible', detail: texts['webhook.cannotUndo'] };
      const receiver = receiverOf(channel, call);
      const path = `/messages/${encodeURIComponent(id)}`;
      const answer = await receiver.ask(path, { method: 'DELETE' });
      if (!hasStatus(answer, 200, 204, 404)) return receiver.notRemoved(answer);
      const after = await receiver.ask(path);
      return receiver.readAfter(after, hasStatus(after, 404));
    },
    mayRepeat: (channel) => formatOf(channel) === 'generic' && channel.settings.ignoresRepeats === true,
  };
}

export const webhook = webhookWith(() => new Date());
