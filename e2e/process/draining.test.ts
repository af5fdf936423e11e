import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { dataDirectory, startServer } from './running-server';

const agent = new Agent({ keepAlive: true });

const statusOf = (url: string) =>
  new Promise<number>((done, fail) => {
    const asking = request(url, { agent }, (response) => {
      response.resume().once('end', () => done(response.statusCode as number));
    });
    asking.once('error', fail).end();
  });

test('no request fails during a stop if the load balancer stops routing once the server is not ready', async () => {
  const data = dataDirectory();
  const server = await startServer({ DATA_DIR: data.path, DRAIN_SECONDS: '3' });
  try {
    let isReady = true;
    let answered = 0;
    const client = async () => {
      while (isReady) {
        expect(await statusOf(`${server.url}/healthz`)).toBe(200);
        answered += 1;
        if (answered === 100) ended = server.end('SIGTERM');
      }
    };
    let ended: Promise<number | null> | undefined;
    const balancer = async () => {
      while (isReady) isReady = (await statusOf(`${server.url}/readyz`)) === 200;
    };
    await Promise.all([balancer(), ...Array.from({ length: 16 }, client)]);
    expect(answered).toBeGreaterThan(100);
    expect(await ended).toBe(0);
  } finally {
    if (!server.hasEnded()) await server.end('SIGKILL');
    agent.destroy();
    data.remove();
  }
});
