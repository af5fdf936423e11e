import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { smtpServer } from '../../server/testing/smtp-server';

/** The id of the test of a new channel, which has no secret yet and is not signed. */
const unsignedTest = 'test';

/**
 * A webhook receiver and an SMTP server that respond slowly, and report when something has arrived or was answered. The
 * receiver refuses some calls with 503 before it accepts them.
 */
export async function farSides(random: () => number) {
  /** How often each webhook-id was accepted. */
  const taken = new Map<string, number>();
  const waiting = new Set<() => void>();
  const happened = () => {
    for (const tell of waiting) tell();
  };
  const think = async () => {
    happened();
    // Slow enough that even a fast machine has work left for all kills.
    await pause(40 + random() * 260);
  };
  const receiver = createServer((request, response) => {
    const answer = async () => {
      await json(request);
      const id = String(request.headers['webhook-id'] ?? unsignedTest);
      const isBusy = !id.startsWith('test') && random() < 0.05;
      if (!isBusy) taken.set(id, (taken.get(id) ?? 0) + 1);
      await think();
      response.writeHead(isBusy ? 503 : 204).end(happened);
    };
    // The sender was killed while it was sending.
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const smtp = await smtpServer();
  smtp.beforeAnswer = think;
  return {
    taken,
    smtp,
    hook: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    /** How often each Message-ID arrived. */
    received() {
      const received = new Map<string, number>();
      for (const { raw } of smtp.mails) {
        const id = /^Message-ID: (<.*>)/im.exec(raw)?.[1] as string;
        received.set(id, (received.get(id) ?? 0) + 1);
      }
      return received;
    },
    /** Resolves after `count` further events, or when nothing has happened for some seconds. */
    async until(count: number) {
      for (let seen = 0, isOver = false; seen < count && !isOver; seen += 1) {
        isOver = await new Promise<boolean>((done) => {
          const over = setTimeout(() => end(true), 12_000);
          const end = (value: boolean) => {
            waiting.delete(tell);
            clearTimeout(over);
            done(value);
          };
          const tell = () => end(false);
          waiting.add(tell);
        });
      }
    },
    async close() {
      receiver.closeAllConnections();
      await new Promise((done) => receiver.close(done));
      await smtp.close();
    },
  };
}
