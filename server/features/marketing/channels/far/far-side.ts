import type { z } from 'zod';
import { channelMessages as texts } from '../../../../../shared/marketing/channels/messages';
import { say } from '../../../../../shared/message';
import type { Fetch } from '../../../../platform/outbound/outbound';
import { OutboundError } from '../../../../platform/outbound/outbound-error';
import type { OpenChannel, Outcome, Reading, Removal, Tested } from '../driver';
import { type Asked, endOf, preparedOf } from './endings';

/** The remote server of a channel, for one test, attempt, reading or removal. */
export interface FarSide {
  host: string;
  /** Calls a path of the server. */
  ask: (path: string, init?: RequestInit) => Promise<Asked>;
  /** The outcome of an attempt whose response is no acceptance. */
  ended: (asked: Asked) => Outcome;
  /** The outcome when a call before the publishing one failed; nothing can be published yet. */
  notBegun: (asked: Asked) => Outcome;
  /** The same for a reading; the next ones are for a removal and a test. */
  unreadable: (asked: Asked) => Reading;
  notRemoved: (asked: Asked) => Removal;
  notWorking: (asked: Asked) => Tested;
  /** The outcome of a removal, from the reading after it. */
  readAfter: (asked: Asked, isGone: boolean) => Removal;
}

/** The response, or the error instead of one. If only the body was cut off, the status still counts. */
async function askWith(call: Fetch, url: string, init: RequestInit | undefined): Promise<Asked> {
  try {
    const response = await call(url, init);
    const text = await response.text().catch(() => '');
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (error instanceof OutboundError) return { lost: error };
    // For example a password with characters that a header cannot contain.
    return { lost: new OutboundError('address', 'the call could not be made', { cause: error }) };
  }
}

type Shown = Extract<Outcome, { detail: unknown }>;

const shown = ({ status, detail }: Shown) => ({ ...(status !== undefined && { status }), detail });

/** The remote server at an address. The channel's credentials are removed from every text that it returns. */
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

/** The JSON of a 2xx response; undefined for other responses and for JSON of another shape. */
export function heldIn<Schema extends z.ZodType>(asked: Asked, schema: Schema): z.output<Schema> | undefined {
  if ('lost' in asked || asked.status < 200 || asked.status > 299) return undefined;
  return parsed(asked.text, schema);
}

/** Parses JSON of a shape; undefined for anything else. */
export function parsed<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether a response has one of these statuses. */
export const hasStatus = (asked: Asked, ...statuses: number[]) =>
  'status' in asked && statuses.includes(asked.status);
