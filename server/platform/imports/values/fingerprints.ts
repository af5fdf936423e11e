import { createHash } from 'node:crypto';

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 32);

/** Identifies a header row, in any order of columns. */
export const headersFingerprint = (headers: readonly string[]) => hash(headers.toSorted());

/** Identifies the content of a row: its values by field or header. */
export const rowFingerprint = (entity: string, values: Record<string, unknown>) =>
  hash([entity, Object.entries(values).toSorted(([left], [right]) => (left < right ? -1 : 1))]);
