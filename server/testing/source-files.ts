import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { projectRoot } from '../platform/project-root';

/** A source file with its imports resolved to paths of the project (packages keep their name). */
export interface SourceFile {
  /** From the project's root, with forward slashes and without an ending. */
  path: string;
  text: string;
  lines: number;
  /** `lazy` ones are loaded when they are reached. */
  imports: { target: string; typeOnly: boolean; lazy: boolean }[];
}

const importPattern =
  /^(?:import|export)\s+(type\s+)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;

const ending = /\.([jt]sx?|mjs)$/;

/** Every source file of the project: what git ignores is none, and hidden folders hold none. */
export function sourceFiles(): SourceFile[] {
  const ignored = readFileSync(join(projectRoot, '.gitignore'), 'utf8').split('\n');
  return readdirSync(projectRoot, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !ignored.includes(`${name}/`))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]))
    .filter((file) => ending.test(file))
    .map(sourceFile);
}

const filesIn = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );

function sourceFile(file: string): SourceFile {
  const text = readFileSync(join(projectRoot, file), 'utf8');
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

const exported = /^export (?:abstract |async )?(?:class|const|enum|function\*?|interface|let|type) (\w+)/;

/** The names that a source exports without a comment of theirs right above. */
export function undocumentedExports(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = exported.exec(line)?.[1];
    return name && !lines[index - 1]?.endsWith('*/') ? [name] : [];
  });
}

const slashes = (path: string) => path.split(sep).join('/');
const withoutEnding = (file: string) => slashes(relative('.', file)).replace(ending, '');
