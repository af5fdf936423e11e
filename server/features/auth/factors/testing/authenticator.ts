import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { MadePasskey, PasskeyAnswer } from '../../../../../shared/auth/factors/schemas';

const bytesOf = (text: string) => createHash('sha256').update(text).digest();
const inText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Present, verified; and with a new credential (Web Authentication, section 6.1). */
const [verified, withCredential] = [0b101, 0b1000101];

/** An authenticator in software that keeps one passkey (ES256) and answers for a site, as a browser passes it on. */
export function authenticator(origin: string) {
  const host = new URL(origin).hostname;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const dataOf = (flags: number, credential = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([bytesOf(host), Buffer.from([flags]), count, credential]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const returned = {
    id: inText(id),
    rawId: inText(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    make({ challenge }: { challenge: string }): MadePasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(dataOf(withCredential, credential))],
      ]);
      return {
        ...returned,
        response: {
          clientDataJSON: inText(clientData('webauthn.create', challenge)),
          attestationObject: inText(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    answer({ challenge }: { challenge: string }): PasskeyAnswer {
      const data = dataOf(verified);
      const client = clientData('webauthn.get', challenge);
      const hashed = createHash('sha256').update(client).digest();
      return {
        ...returned,
        response: {
          clientDataJSON: inText(client),
          authenticatorData: inText(data),
          signature: inText(sign('sha256', Buffer.concat([data, hashed]), privateKey)),
        },
      };
    },
  };
}
