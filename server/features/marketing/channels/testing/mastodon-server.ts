import type { Received } from '../../../../testing/peer';
import { type Answer, farServer } from './far-server';

const form = (body: string, name: string) =>
  new RegExp(`name="${name}"(?:; filename="[^"]*")?\\r\\n(?:[^\\r\\n]+\\r\\n)*\\r\\n([^]*?)\\r\\n--`).exec(
    body,
  )?.[1];

interface Status {
  id: string;
  url: string;
  created_at: string;
  content: string;
  sent: { [key: string]: unknown };
}

const absent: Answer = { status: 404, body: { error: 'Record not found' } };

/** The statuses of an account, and the idempotency keys that the server has not forgotten. */
function accountOf(statuses: Status[], keys: Map<string, Status>) {
  const shown = (text: string) =>
    `<p>${text.replace(/https?:\/\/(\S+)/, '<a href="https://$1"><span>https://</span>$1</a>')}</p>`;
  return {
    post({ headers, body }: Received): Answer {
      const key = String(headers['idempotency-key']);
      const sent = JSON.parse(body);
      const id = String(100 + statuses.length);
      const url = `https://social.example/@espiga/${id}`;
      const known = keys.get(key);
      const created_at = new Date().toISOString();
      const made = known ?? { id, url, created_at, sent, content: shown(String(sent.status)) };
      if (!known) statuses.unshift(made);
      keys.set(key, made);
      return { status: 200, body: made };
    },
    one(method: string, id: string): Answer {
      const at = statuses.findIndex((status) => status.id === id);
      if (at < 0) return absent;
      const [one] = method === 'DELETE' ? statuses.splice(at, 1) : [statuses[at]];
      return { status: 200, body: one };
    },
  };
}

const limits = { max_characters: 600, characters_reserved_per_url: 23 };
const media = { image_size_limit: 16_777_216, description_limit: 1_500 };
const instance = { configuration: { statuses: limits, media_attachments: media } };

/** A Mastodon test server with one account, which keeps idempotency keys until `forget` is called. */
export async function mastodonServer() {
  const statuses: Status[] = [];
  const keys = new Map<string, Status>();
  const account = accountOf(statuses, keys);
  let looks = 0;
  const server = await farServer((request) => {
    const { method, url, headers, body } = request;
    if (headers.authorization !== 'Bearer mastodon-token')
      return { status: 401, body: { error: 'The access token is invalid' } };
    if (url.endsWith('verify_credentials')) return { status: 200, body: { id: '7', username: 'espiga' } };
    if (url === '/api/v2/instance') return { status: 200, body: instance };
    if (url === '/api/v2/media') {
      looks = 0;
      return { status: 202, body: { id: '31', url: null, description: form(body, 'description') } };
    }
    if (url === '/api/v1/media/31') {
      looks += 1;
      return { status: looks < 3 ? 206 : 200, body: { id: '31' } };
    }
    if (url === '/api/v1/statuses') return account.post(request);
    const id = /statuses\/(\d+)/.exec(url)?.[1];
    if (id !== undefined) return account.one(method, id);
    return { status: 200, body: url.includes('max_id') ? [] : statuses };
  });
  return Object.assign(server, { statuses, forget: () => keys.clear() });
}
