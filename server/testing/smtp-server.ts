import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on this machine: it takes mails, refuses them with a code, or drops the line. */
export async function smtpServer(port = 0) {
  const inbox = { answer: 250 as number | 'drop', mails: [] as { to: string; raw: string }[] };
  const refuse = (code: number) => Object.assign(new Error('Refused'), { responseCode: code });
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      typeof inbox.answer === 'number' && inbox.answer >= 400 ? done(refuse(inbox.answer)) : done(),
    async onData(stream, session, done) {
      const raw = await text(stream);
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      inbox.mails.push({ to, raw });
      done();
    },
  };
  const server = new SMTPServer(options);
  server.server.on('connection', (socket) => {
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
