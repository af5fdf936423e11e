import { createHash } from 'node:crypto';

/** Identifies a message that has no Message-ID: by what it says, so that the same one is logged only once. */
export const contentIdOf = (content: object): string =>
  `sha256:${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}`;
