import { channelMessages as texts } from '../../../../../shared/marketing/channels/messages';
import { type Message, say } from '../../../../../shared/message';
import type { OutboundError, OutboundReason } from '../../../../platform/outbound/outbound-error';
import { secondsOf } from '../../../../platform/outbound/retry-after';
import type { Outcome } from '../driver';
import { reasonIn } from './reason';

/** A response, or the error instead of one; the text of a truncated response is empty. */
export type Asked = { status: number; headers: Headers; text: string } | { lost: OutboundError };

/** An outcome other than acceptance. */
export type Failure = Exclude<Outcome, { end: 'accepted' }>;

interface Far {
  host: string;
  /** Secrets to remove from texts of the remote server. */
  secrets: readonly string[];
}

const lostTexts: Partial<Record<OutboundReason, Message>> = {
  slow: texts['far.slow'],
  connection: texts['far.dropped'],
};

/** Errors that a retry cannot fix. */
const forGood: OutboundReason[] = ['address', 'redirect'];

/** A host in a private network has the same outcome as an unknown host: a difference would reveal internal names. */
function endOfLost({ reason, mayHaveArrived }: OutboundError, { host }: Far): Failure {
  const detail = (message: Message) => say(message, { host });
  const strange = detail(lostTexts[reason] ?? texts['far.strange']);
  if (forGood.includes(reason)) return { end: 'refused', reconnect: false, detail: strange };
  return mayHaveArrived
    ? { end: 'unknown', detail: strange }
    : { end: 'not sent', detail: detail(texts['far.away']) };
}

/**
 * The seconds that a response asks to wait. Mastodon and Bluesky send the time when their rate limit resets instead.
 */
export function waitIn(headers: Headers, now = Date.now()): number | undefined {
  const asked = secondsOf(headers.get('retry-after') ?? undefined, now);
  if (asked !== undefined) return Math.ceil(asked);
  const reset = headers.get('ratelimit-reset') ?? headers.get('x-ratelimit-reset');
  if (reset === null) return undefined;
  const at = /^\d+$/.test(reset) ? Number(reset) * 1_000 : Date.parse(reset);
  return at > now ? Math.ceil((at - now) / 1_000) : undefined;
}

type Answered = Extract<Asked, { status: number }>;

const isWait = ({ status, headers }: Answered) =>
  status === 429 || (status === 503 && headers.has('retry-after'));

function endOfAnswer(answer: Answered, { host, secrets }: Far): Failure {
  const { status, headers, text } = answer;
  const reason = reasonIn(text, secrets);
  const detail = (plain: Message, withReason?: Message) =>
    say(reason && withReason ? withReason : plain, { host, status, ...(reason && { reason }) });
  if (status < 300) return { end: 'unknown', status, detail: detail(texts['far.strange']) };
  if (isWait(answer)) {
    const wait = waitIn(headers);
    return {
      end: 'not sent',
      status,
      detail: detail(texts['far.wait']),
      ...(wait !== undefined && { wait }),
    };
  }
  if (status < 400) return { end: 'refused', status, reconnect: false, detail: detail(texts['far.moved']) };
  const failed = detail(texts['far.failed'], texts['far.said']);
  if (status >= 500) return { end: 'unknown', status, detail: failed };
  if (status !== 401) return { end: 'refused', status, reconnect: false, detail: failed };
  const again = detail(texts['far.credentials'], texts['far.credentialsSaid']);
  return { end: 'refused', status, reconnect: true, detail: again };
}

/**
 * The outcome of an attempt, from its last call. `not sent`: nothing left this server, or 429 or 503 with
 * `Retry-After`. `refused`: other 4xx and redirects. `unknown`: time-outs, drops, other 5xx, and 2xx with an unreadable
 * body.
 */
export const endOf = (asked: Asked, far: Far): Failure =>
  'lost' in asked ? endOfLost(asked.lost, far) : endOfAnswer(asked, far);

/** The outcome when a call before the publishing one failed: nothing was published, so `unknown` becomes `not sent`. */
export const preparedOf = (end: Failure): Failure =>
  end.end === 'unknown'
    ? { end: 'not sent', detail: end.detail, ...(end.status !== undefined && { status: end.status }) }
    : end;
