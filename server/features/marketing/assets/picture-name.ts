import { createHash } from 'node:crypto';
import type { PictureInput, PictureTexts } from '../../../../shared/marketing/assets/picture';

/** Raise it with every change of the drawing, so that stored pictures are drawn again. */
const drawingVersion = 4;

/** The same text for the same value, whatever the order of its keys; bytes count by their hash. */
function canonical(value: unknown): string {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const parts = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`;
}

const hash = (value: unknown) => createHash('sha256').update(canonical(value));

/** The name of a picture's file, from everything that it shows. */
export const pictureName = (input: PictureInput): string =>
  `${hash([drawingVersion, input]).digest('hex')}.png`;

/** Varies the patterns: all pictures of one product have the same, so that they look like one campaign. */
export const seedOf = ({
  texts,
  colours,
}: Pick<PictureInput, 'colours'> & { texts: Pick<PictureTexts, 'product' | 'company'> }): number =>
  hash([texts.product, texts.company, colours]).digest().readUInt32BE(0);
