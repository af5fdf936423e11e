/** What a shape does in a text. */
export const moves = [
  'situation',
  'question',
  'scene',
  'tell',
  'consequence',
  'contrast',
  'list',
  'figure',
  'terms',
  'request',
  'invitation',
  'headline',
  'preheader',
] as const;
export type Move = (typeof moves)[number];

/** One way to say something, in three lengths. Slots and agreement are explained in `surface/markup`. */
export interface Shape {
  id: string;
  forms: { S: string; M: string; L: string };
}
export type Size = keyof Shape['forms'];

/**
 * Reads a bank of shapes: one a line, its three lengths apart by « ~ ». A length that is left out is the one before it.
 * Shapes are known by move and number: new ones are added at the end, so that texts do not change.
 */
export const bankOf = (move: string, lines: string): readonly Shape[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => {
      const [S = '', M = S, L = M] = line.split(' ~ ');
      return { id: `${move}.${index + 1}`, forms: { S, M, L } };
    });

/** The kinds of facts, as titles know them. */
export type Fact = 'feature' | 'advantage' | 'proof' | 'offer';

/** What a fact can speak of, with the title and the questions that this gives it. */
export interface Topic {
  of: RegExp;
  title: string;
  asked: readonly string[];
}

/** Reads topics: one a line, what facts it is found by, its title and its questions, apart by « ~ ». */
export const topicsOf = (lines: string): readonly Topic[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ~ '))
    .map(([of = '', title = '', ...asked]) => ({ of: new RegExp(of, 'iu'), title, asked }));
