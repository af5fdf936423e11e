import { createHash } from 'node:crypto';

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 32);

/** Identifies a header row, whatever the order of its columns. */
export const headersFingerprint = (headers: readonly string[]) => hash(headers.toSorted());

/** Identifies what a row says: its values by the field or header that they belong to. */
export const rowFingerprint = (entity: string, values: Record<string, unknown>) =>
  hash([entity, Object.entries(values).toSorted(([left], [right]) => (left < right ? -1 : 1))]);
