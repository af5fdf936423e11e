import type { z } from 'zod';
import { channelMessages as texts } from '../../../../../shared/marketing/channels/messages';
import { say } from '../../../../../shared/message';
import type { Fetch } from '../../../../platform/outbound/outbound';
import { OutboundError } from '../../../../platform/outbound/outbound-error';
import type { OpenChannel, Outcome, Reading, Removal, Tested } from '../driver';
import { type Asked, endOf, preparedOf } from './endings';

/** The server of a network, for one test, attempt, reading or removal. */
export interface FarSide {
  host: string;
  /** Calls an address, as a path after the server's own. */
  ask: (path: string, init?: RequestInit) => Promise<Asked>;
  /** How an attempt ends with an answer that is no acceptance. */
  ended: (asked: Asked) => Outcome;
  /** The same for a call before the one that publishes: nothing can be there yet. */
  notBegun: (asked: Asked) => Outcome;
  /** The same for a reading, a removal and a test. */
  unreadable: (asked: Asked) => Reading;
  notRemoved: (asked: Asked) => Removal;
  notWorking: (asked: Asked) => Tested;
  /** How a removal ends with the reading that follows it. */
  readAfter: (asked: Asked, isGone: boolean) => Removal;
}

/** An answer, or why there is none. The status says what came of the call, even if the rest is cut off. */
async function askWith(call: Fetch, url: string, init: RequestInit | undefined): Promise<Asked> {
  try {
    const response = await call(url, init);
    const text = await response.text().catch(() => '');
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (error instanceof OutboundError) return { lost: error };
    // Such as a password with letters that no header can hold.
    return { lost: new OutboundError('address', 'the call could not be made', { cause: error }) };
  }
}

type Shown = Extract<Outcome, { detail: unknown }>;

const shown = ({ status, detail }: Shown) => ({ ...(status !== undefined && { status }), detail });

/** The server at an address. Nothing that it says can show the channel's credentials to a person. */
export function farSide(channel: OpenChannel, address: string, call: Fetch): FarSide {
  const { host } = new URL(address);
  const far = { host, secrets: Object.values(channel.credentials) };
  const ended = (asked: Asked) => endOf(asked, far);
  const notBegun = (asked: Asked) => preparedOf(endOf(asked, far));
  return {
    host,
    ask: (path, init) => askWith(call, address + path, init),
    ended,
    notBegun,
    unreadable: (asked) => ({ found: 'unreadable', ...shown(ended(asked)) }),
    notRemoved: (asked) => {
      const end = ended(asked);
      return { end: end.end === 'refused' ? 'impossible' : 'unknown', ...shown(end) };
    },
    notWorking: (asked) => ({ works: false, ...shown(ended(asked)) }),
    readAfter(asked, isGone) {
      if (isGone) return { end: 'gone' };
      if (!hasStatus(asked, 200)) return { end: 'unknown', ...shown(ended(asked)) };
      return { end: 'unknown', detail: say(texts['far.stillThere'], { host }) };
    },
  };
}

/** What a 2xx answer holds in JSON; undefined for other answers and other shapes. */
export function heldIn<Schema extends z.ZodType>(asked: Asked, schema: Schema): z.output<Schema> | undefined {
  if ('lost' in asked || asked.status < 200 || asked.status > 299) return undefined;
  return parsed(asked.text, schema);
}

/** A text as JSON of a shape; undefined if it is none. */
export function parsed<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether an answer has one of these statuses. */
export const hasStatus = (asked: Asked, ...statuses: number[]) =>
  'status' in asked && statuses.includes(asked.status);
