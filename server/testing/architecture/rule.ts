import { isTest, type SourceFile } from './source-files';

/** The sources, and the rooms of each feature that has some, from the ground up. */
export interface Tree {
  files: SourceFile[];
  rooms: Record<string, readonly string[]>;
}

export interface Rule {
  /** A sentence of the architecture. */
  name: string;
  /** What breaks it, a line each. */
  offences: (tree: Tree) => string[];
}

/** The sources that run, without tests. */
export const codeOf = ({ files }: Tree) => files.filter((file) => !isTest(file));

/** A rule that no text `where` may match `what`. */
export const nowhere = (name: string, where: RegExp, except: RegExp, what: RegExp): Rule => ({
  name,
  offences: (tree) =>
    codeOf(tree)
      .filter(({ path, text }) => where.test(path) && !except.test(path) && what.test(text))
      .map(({ path }) => path),
});
