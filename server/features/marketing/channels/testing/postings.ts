import { createOutbound, type Fetch } from '../../../../platform/outbound/outbound';
import { readAllowed } from '../../../../platform/outbound/allowed';
import { OutboundError } from '../../../../platform/outbound/outbound-error';
import { messageText } from '../../../../../shared/messages';
import type { ChannelNetwork } from '../../../../../shared/marketing/channels/networks';
import type { OpenChannel, Posting } from '../driver';

/** A PNG of one pixel. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const aPicture: NonNullable<Posting['image']> = {
  bytes: Buffer.from(onePixel, 'base64'),
  type: 'image/png',
  width: 1,
  height: 1,
  alt: 'Una hogaza sobre una tabla',
};

export const aPosting: Posting = {
  id: 1_042,
  key: 'publication-1042-a',
  createdAt: new Date('2026-11-20T08:00:00.123Z'),
  title: 'Hogaza de masa madre: ¿la pruebas?',
  text: 'Fermenta 24 horas en frío 🥖. Reserva: https://q.example/r/k3f9a2b\n#pan #Logroño',
  link: 'https://q.example/r/k3f9a2b',
  slot: new Date('2026-11-23T09:00:00Z'),
  language: 'es',
};

export const withPicture: Posting = { ...aPosting, image: aPicture };

/** Credentials of every network, in their stored form. */
const credentials: Partial<Record<ChannelNetwork, OpenChannel['credentials']>> = {
  bluesky: { password: 'abcd-efgh-ijkl-mnop' },
  mastodon: { token: 'mastodon-token' },
  wordpress: { password: 'abcd EFGH 1234 ijkl MNOP 6789' },
  telegram: { token: '123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc' },
};

/** A channel on a test server. */
export const channelOn = (network: ChannelNetwork, url: string, changes: Partial<OpenChannel> = {}) =>
  ({
    id: 1,
    network,
    address: url,
    account: 'espiga.example',
    limits: {},
    settings: network === 'telegram' ? { chat: '@espiga' } : {},
    credentials: credentials[network] ?? { url: `${url}/hook`, secret: `whsec_${'c2VjcmV0'.repeat(5)}` },
    ...changes,
  }) satisfies OpenChannel;

/** `fetch` for test servers on this machine. */
export const calls = (): Fetch =>
  createOutbound({ allowed: readAllowed('127.0.0.1').allowed }).fetchFor('test', {
    total: 10_000,
    firstByte: 5_000,
    most: 1_000_000,
    redirects: 0,
  });

/** `fetch` that runs out of time when the server is silent, however long its other calls take. */
export function callsUntilSilence(server: { whenSilent: (act: () => void) => void }): Fetch {
  const over = new AbortController();
  server.whenSilent(() => over.abort(new OutboundError('slow', 'no answer in time')));
  const call = calls();
  return (input, init) => call(input, { ...init, signal: over.signal });
}

/** The message of an outcome, as people read it. */
export const said = (end: { detail?: string }) => messageText(end.detail ?? '', 'en');
