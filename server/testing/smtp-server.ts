import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Command = 'MAIL FROM' | 'RCPT TO' | 'DATA';

/**
 * A real SMTP server on this machine. It accepts mails, refuses them with a code at one command, or drops the
 * connection either at once or after receiving a mail.
 */
export async function smtpServer(port = 0) {
  const inbox = {
    answer: 250 as number | 'drop' | 'drop after DATA',
    /** The enhanced status code of refusals (RFC 3463). */
    enhanced: '',
    refusesAt: 'RCPT TO' as Command,
    mails: [] as { to: string; raw: string }[],
    /** Awaited after a mail was received and before it is answered. */
    beforeAnswer: async () => {},
  };
  const refusal = (command: Command, words = '') =>
    typeof inbox.answer === 'number' && inbox.answer >= 400 && inbox.refusesAt === command
      ? Object.assign(new Error(`${inbox.enhanced} Refused ${words}`.trim()), { responseCode: inbox.answer })
      : null;
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusal('MAIL FROM')),
    onRcptTo: ({ address }, _session, done) => done(refusal('RCPT TO', address)),
    async onData(stream, session, done) {
      const raw = await text(stream).catch(() => undefined);
      // The sender disconnected.
      if (raw === undefined) return;
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      const refused = refusal('DATA');
      if (!refused) inbox.mails.push({ to, raw });
      await inbox.beforeAnswer();
      if (inbox.answer === 'drop after DATA') for (const socket of sockets) socket.destroy();
      else done(refused);
    },
  };
  const server = new SMTPServer(options);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    if (inbox.answer === 'drop') socket.destroy();
  });
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const address = server.server.address() as AddressInfo;
  return Object.assign(inbox, {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    close: () => new Promise<void>((done) => server.close(() => done())),
  });
}
