import { parseSync } from 'vite';
import { isTest, sourceFiles } from '../architecture/source-files';

/** A regular expression that is written in the source of `shared` or `server`. */
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

/** Methods that look for a pattern again after each place where it was found. */
const repeating = new Set(['split', 'matchAll', 'replaceAll']);

/** The regular expressions below a node; those that are searched for again and again are global. */
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

/** Every pattern that can meet a text in the server, each once with the first file that has it. */
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
