import type { Block, Line } from '../../../../../shared/marketing/campaigns/piece';
import type { Drafted } from './drafted';

/** Which choice of a blueprint each text of a piece came from, by its place. */
export type PlaceSlots = Record<string, string>;

/** A drafted body as it is stored: plain paragraphs need no kind. */
export const finished = (blocks: readonly Drafted[]): Block[] =>
  blocks.map(({ part, kind, lines }) => ({ part, ...(kind !== 'text' && { kind }), lines }));

/** The choices behind the lines of a body, for «other wording» of one of them. */
export const slotsOfBody = (blocks: readonly Drafted[], body: string, before = ''): PlaceSlots =>
  Object.fromEntries(
    blocks.flatMap(({ ids }, block) =>
      ids.map((id, line) => [`${before}blocks.${block}.lines.${line}`, `${body}.${id}`] as const),
    ),
  );

/** A line that is always there. */
export const orEmpty = (line: Line | undefined): Line => line ?? { text: '', facts: [] };
