import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { projectRoot } from '../../platform/project-root';

/** A source file with its imports resolved to project paths; packages keep their name. */
export interface SourceFile {
  /** The path from the project root, with forward slashes and without extension. */
  path: string;
  text: string;
  lines: number;
  /** `lazy` imports are dynamic: they load when the code runs. */
  imports: { target: string; typeOnly: boolean; lazy: boolean }[];
}

const importPattern =
  /^(?:import|export)\s+(type\s+)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;

const ending = /\.([jt]sx?|mjs)$/;

/** Every source file of the project, without ignored files and hidden folders. */
export function sourceFiles(): SourceFile[] {
  const ignored = readFileSync(join(projectRoot, '.gitignore'), 'utf8').split('\n');
  return readdirSync(projectRoot, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !ignored.includes(`${name}/`))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]))
    .filter((file) => ending.test(file))
    .map((file) => sourceFile(file, readFileSync(join(projectRoot, file), 'utf8')));
}

const filesIn = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );

/** Parses a source file; `file` is its path from the project root. */
export function sourceFile(file: string, text: string): SourceFile {
  const imports = [...text.matchAll(importPattern)].map(([, type, from, bare, dynamic]) => ({
    target: resolveImport(file, (from ?? bare ?? dynamic) as string),
    typeOnly: type !== undefined,
    lazy: dynamic !== undefined,
  }));
  return { path: withoutEnding(file), text, lines: text.split('\n').length - 1, imports };
}

function resolveImport(file: string, target: string): string {
  if (target.startsWith('@/')) return `client/src/${target.slice(2)}`;
  if (target.startsWith('@shared/')) return `shared/${target.slice(8)}`;
  if (target.startsWith('.')) return slashes(normalize(join(dirname(file), target))).replace(ending, '');
  return target;
}

const slashes = (path: string) => path.split(sep).join('/');
const withoutEnding = (file: string) => slashes(relative('.', file)).replace(ending, '');

/** The folder of a file; '' for the project root. */
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Whether a file is a test or used by tests only. */
export const isTest = ({ path }: Pick<SourceFile, 'path'>) =>
  /\.(test|spec)$|^(e2e|bench)\/|\/testing\//.test(path);

/** Whether a file holds texts for people, whose length is not limited. */
export const isDictionary = ({ path }: Pick<SourceFile, 'path'>) =>
  /\/(texts|words)\/|\.(en|es|ca|fr)$/.test(path);
