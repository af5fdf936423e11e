import { isTest, type SourceFile } from './source-files';

/** The rooms of a feature, from the bottom up; `screens` is set where the client needs another order. */
export interface Rooms {
  rooms: readonly string[];
  screens?: readonly string[] | undefined;
}

/** The source files, and the rooms of each feature that has rooms. */
export interface Tree {
  files: SourceFile[];
  features: Record<string, Rooms>;
}

export interface Rule {
  /** The rule as a sentence of the architecture. */
  name: string;
  /** The violations, one line each. */
  offences: (tree: Tree) => string[];
}

/** The source files without tests. */
export const codeOf = ({ files }: Tree) => files.filter((file) => !isTest(file));

/** A rule that no text in files matching `where` may match `what`. */
export const nowhere = (name: string, where: RegExp, except: RegExp, what: RegExp): Rule => ({
  name,
  offences: (tree) =>
    codeOf(tree)
      .filter(({ path, text }) => where.test(path) && !except.test(path) && what.test(text))
      .map(({ path }) => path),
});
