import { parseSync } from 'vite';
import { isTest, sourceFiles } from '../architecture/source-files';

/** A regular expression literal in the source of `shared` or `server`. */
export interface LiteralPattern {
  file: string;
  pattern: RegExp;
}

interface Node {
  type: string;
  regex?: { pattern: string; flags: string };
  callee?: { property?: { name?: string } };
  arguments?: unknown[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Methods that search again after each match. */
const repeating = new Set(['split', 'matchAll', 'replaceAll']);

/** The regular expressions below a syntax node; those used by a repeating method get the global flag. */
function* patternsIn(value: unknown, isRepeated = false): Generator<RegExp> {
  if (Array.isArray(value)) {
    for (const one of value) yield* patternsIn(one);
    return;
  }
  if (!isNode(value)) return;
  if (value.type === 'Literal' && value.regex) {
    const { pattern, flags } = value.regex;
    yield new RegExp(pattern, isRepeated && !flags.includes('g') ? `${flags}g` : flags);
    return;
  }
  const repeats = value.type === 'CallExpression' && repeating.has(value.callee?.property?.name ?? '');
  for (const [key, child] of Object.entries(value)) {
    if (repeats && key === 'arguments') for (const one of child as unknown[]) yield* patternsIn(one, true);
    else yield* patternsIn(child);
  }
}

/** Every pattern that can run on the server, once, with the first file that contains it. */
export function literalPatterns(): LiteralPattern[] {
  const found = new Map<string, LiteralPattern>();
  for (const { path, text } of sourceFiles()) {
    if (!/^(?:shared|server)\//.test(path) || isTest({ path }) || !text.includes('/')) continue;
    const { program } = parseSync(`${path}.ts`, text);
    for (const pattern of patternsIn(program.body)) {
      const key = String(pattern);
      if (!found.has(key)) found.set(key, { file: path, pattern });
    }
  }
  return [...found.values()];
}
