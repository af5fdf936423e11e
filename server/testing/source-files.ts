import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { projectRoot } from '../platform/project-root';

/** A source file with its imports resolved to paths of the project (packages keep their name). */
export interface SourceFile {
  /** From the project's root, with forward slashes and without an ending. */
  path: string;
  text: string;
  lines: number;
  imports: { target: string; typeOnly: boolean }[];
}

const importPattern =
  /^(?:import|export)\s+(type\s+)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;

/** Every TypeScript file of the three wings. */
export function sourceFiles(): SourceFile[] {
  return ['shared', 'server', 'client/src'].flatMap((wing) =>
    readdirSync(join(projectRoot, wing), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => sourceFile(join(wing, name))),
  );
}

function sourceFile(file: string): SourceFile {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const imports = [...text.matchAll(importPattern)].map(([, type, from, bare, dynamic]) => ({
    target: resolveImport(file, (from ?? bare ?? dynamic) as string),
    typeOnly: type !== undefined,
  }));
  return { path: withoutEnding(file), text, lines: text.split('\n').length - 1, imports };
}

function resolveImport(file: string, target: string): string {
  if (target.startsWith('@/')) return `client/src/${target.slice(2)}`;
  if (target.startsWith('@shared/')) return `shared/${target.slice(8)}`;
  if (target.startsWith('.'))
    return slashes(normalize(join(dirname(file), target))).replace(/\.(m?js|tsx?)$/, '');
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
const withoutEnding = (file: string) => slashes(relative('.', file)).replace(/\.tsx?$/, '');
