import { farServer } from './far-server';

/** A webhook receiver; with `discord` it responds as Discord does. */
export async function webhookServer({ discord = false } = {}) {
  const messages: { id: string; content: unknown }[] = [];
  const server = await farServer(({ method, url, body }) => {
    if (!discord) return { status: 204 };
    const { pathname, searchParams } = new URL(url, 'http://a');
    const id = /\/messages\/(\d+)/.exec(pathname)?.[1];
    if (method === 'GET' && id === undefined) return { status: 200, body: { id: '1', name: 'Espiga' } };
    if (id !== undefined) {
      const at = messages.findIndex((one) => one.id === id);
      if (at < 0) return { status: 404, body: { code: 10_008, message: 'Unknown Message' } };
      if (method === 'DELETE') return { status: 204, body: messages.splice(at, 1) && undefined };
      return { status: 200, body: messages[at] };
    }
    messages.push({ id: String(900 + messages.length), content: JSON.parse(body).content });
    return searchParams.get('wait') === 'true' ? { status: 200, body: messages.at(-1) } : { status: 204 };
  });
  return Object.assign(server, { messages });
}
