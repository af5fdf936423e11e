import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { CommandRefused } from '../../command';
import { taker } from './taker';

/** A backup that is truncated, altered, or not readable with the given key. */
export class UnreadableBackup extends CommandRefused {}

/** The unencrypted header of a backup; each later chunk is authenticated together with it. */
export interface Label {
  format: 1;
  /** When the backup was made (ISO 8601, UTC). */
  made: string;
  version: string;
  cipher: 'aes-256-gcm' | 'none';
  /** Base64; the key of this file is derived from it. */
  salt: string;
  /** Distinguishes a wrong key from a damaged file. */
  check: string;
}

/** Begins the first line of every backup. */
const magic = 'QUORUMIA BACKUP ';
const tagLength = 16;
/** Bytes of a chunk's content; a long file is read and verified chunk by chunk. */
const chunkLength = 256 * 1024;
/** A longer chunk length means that the file is damaged. */
const longestChunk = 2 * chunkLength;
const lengthBytes = 4;
const lastBit = 0x8000_0000;
const longestLabel = 4_096;

/** Seals or opens one chunk; opening throws when any part of it was altered. */
interface Protection {
  seal(chunk: Buffer, nonce: Buffer): Buffer;
  open(sealed: Buffer, nonce: Buffer): Buffer;
}

/** Makes the header of a new backup; with a key, the content will be encrypted. */
export function newLabel(key: Buffer | undefined, about: Pick<Label, 'made' | 'version'>): Label {
  const salt = randomBytes(32);
  const cipher = key ? ('aes-256-gcm' as const) : ('none' as const);
  return { format: 1, ...about, cipher, salt: salt.toString('base64'), check: checkOf(key, salt) };
}

const derived = (key: Buffer, salt: Buffer, purpose: string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, `quorumia backup ${purpose}`, length));

const checkOf = (key: Buffer | undefined, salt: Buffer) =>
  key ? derived(key, salt, 'check', 8).toString('hex') : '';

/** The chunk's number and whether it is the last, so that no chunk can be moved, repeated or left out. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}

function encrypting(label: Label, key: Buffer, line: Buffer): Protection {
  // The key is used for this file only, so nonces may count from zero.
  const own = derived(key, Buffer.from(label.salt, 'base64'), 'content', 32);
  return {
    seal(chunk, nonce) {
      const cipher = createCipheriv('aes-256-gcm', own, nonce, { authTagLength: tagLength }).setAAD(line);
      return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, nonce) {
      const decipher = createDecipheriv('aes-256-gcm', own, nonce, { authTagLength: tagLength });
      decipher.setAAD(line).setAuthTag(sealed.subarray(-tagLength));
      return Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
    },
  };
}

/** Without a key this detects damage but not forgery. */
function digesting(line: Buffer): Protection {
  const tagOf = (chunk: Buffer, nonce: Buffer) =>
    createHash('sha256').update(line).update(nonce).update(chunk).digest().subarray(0, tagLength);
  return {
    seal: (chunk, nonce) => Buffer.concat([chunk, tagOf(chunk, nonce)]),
    open(sealed, nonce) {
      const chunk = sealed.subarray(0, -tagLength);
      if (!timingSafeEqual(tagOf(chunk, nonce), sealed.subarray(-tagLength))) throw new Error('altered');
      return chunk;
    },
  };
}

const lineOf = (label: Label) => Buffer.from(`${magic}${JSON.stringify(label)}\n`);

/** Wraps a stream of bytes into the header and sealed chunks. */
export async function* sealed(label: Label, key: Buffer | undefined, bytes: AsyncIterable<Buffer>) {
  const line = lineOf(label);
  yield line;
  const protection = key ? encrypting(label, key, line) : digesting(line);
  let index = 0;
  const frame = (chunk: Buffer, isLast: boolean) => {
    const content = protection.seal(chunk, nonceOf(index, isLast));
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(((isLast ? lastBit : 0) | chunk.length) >>> 0);
    index += 1;
    return Buffer.concat([length, content]);
  };
  let waiting: Buffer = Buffer.alloc(0);
  for await (const part of bytes) {
    waiting = Buffer.concat([waiting, part]);
    // Keeps some bytes back, because the last chunk must be marked as the last.
    while (waiting.length > chunkLength) {
      yield frame(waiting.subarray(0, chunkLength), false);
      waiting = waiting.subarray(chunkLength);
    }
  }
  yield frame(waiting, true);
}

function readLabel(line: Buffer | undefined): Label {
  const text = line?.toString('utf8') ?? '';
  if (!line || !text.startsWith(magic)) throw new UnreadableBackup('This is no backup of QuorumIA.');
  try {
    const label = JSON.parse(text.slice(magic.length)) as Label;
    if (label.format === 1) return label;
  } catch {
    throw new UnreadableBackup('The backup is damaged: its first line cannot be read.');
  }
  throw new UnreadableBackup('The backup was made by a newer version; restore it with that version.');
}

function protectionOf(label: Label, line: Buffer, key: Buffer | undefined): Protection {
  if (label.cipher === 'none') return digesting(line);
  if (!key)
    throw new UnreadableBackup('The backup is encrypted: set BACKUP_KEY to the key it was made with.');
  if (checkOf(key, Buffer.from(label.salt, 'base64')) !== label.check)
    throw new UnreadableBackup('The backup was encrypted with another key than BACKUP_KEY.');
  return encrypting(label, key, line);
}

/**
 * Reads the header and the verified content of a backup; throws `UnreadableBackup` when it is damaged or truncated.
 */
export async function unsealed(bytes: AsyncIterable<Buffer>, key: Buffer | undefined) {
  const from = taker(bytes);
  const line = await from.line(longestLabel);
  const label = readLabel(line);
  const protection = protectionOf(label, line as Buffer, key);
  async function* content() {
    for (let index = 0, isLast = false; !isLast; index += 1) {
      const length = (await from.exactly(lengthBytes))?.readUInt32BE();
      if (length === undefined) throw new UnreadableBackup('The backup is cut off: its end is missing.');
      isLast = length >= lastBit;
      const size = length & ~lastBit;
      if (size > longestChunk) throw new UnreadableBackup(`The backup is damaged, in piece ${index + 1}.`);
      const chunk = await from.exactly(size + tagLength);
      if (!chunk) throw new UnreadableBackup('The backup is cut off: its end is missing.');
      yield openOr(protection, chunk, index, isLast);
    }
    if (!(await from.isOver()))
      throw new UnreadableBackup('The backup is damaged: something follows its end.');
  }
  return { label, content: content() };
}

function openOr(protection: Protection, chunk: Buffer, index: number, isLast: boolean): Buffer {
  try {
    return protection.open(chunk, nonceOf(index, isLast));
  } catch {
    throw new UnreadableBackup(`The backup is damaged, in piece ${index + 1}.`);
  }
}
