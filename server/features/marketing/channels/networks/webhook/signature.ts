import { createHmac, randomBytes } from 'node:crypto';

/** The prefix of a secret (Standard Webhooks), before 24 to 64 random bytes in Base64. */
const prefix = 'whsec_';
const secretBytes = 32;

/** A new signing secret. */
export const newSecret = () => prefix + randomBytes(secretBytes).toString('base64');

const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), 'base64');

interface Signed {
  id: string;
  /** Seconds since 1970. */
  at: number;
  body: string;
}

/**
 * The headers of a signed webhook (Standard Webhooks 1.0): one HMAC-SHA256 for each secret, of id, time and body joined
 * by dots.
 */
export function signedHeaders({ id, at, body }: Signed, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${at}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': signatures.join(' '),
  };
}
