import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A publication as received. */
export interface Received {
  id: string;
  text: string;
  url: string | null;
}

/** A webhook receiver on this machine, which accepts only publications with a valid signature. */
export async function webhookReceiver() {
  const received: Received[] = [];
  let secret: string | null = null;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const end = (status: number) => response.writeHead(status).end();
    // Before it has the secret, it refuses calls that it cannot verify, as a receiver does in the first test.
    if (secret === null) return end(401);
    try {
      const headers = request.headers as Record<string, string>;
      const body = new Webhook(secret).verify(Buffer.concat(parts).toString(), headers);
      received.push(body as Received);
      end(204);
    } catch {
      end(401);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/posts`,
    received,
    trust: (signing: string) => (secret = signing),
    close: () => server.close(),
  };
}
