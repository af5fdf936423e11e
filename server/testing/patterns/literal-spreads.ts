import { parseSync } from 'vite';
import type { SourceFile } from '../architecture/source-files';

interface Node {
  type: string;
  /** The offset in the file's text. */
  start: number;
  argument?: Node;
  expression?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isLiteral = ({ type }: Node) => type === 'ObjectExpression' || type === 'ArrayExpression';

/** The expression inside parentheses or before `as`. */
const bare = (node: Node): Node =>
  node.expression && /^(ParenthesizedExpression|TSAsExpression)$/.test(node.type)
    ? bare(node.expression)
    : node;

/** The literals that are spread into an array or object literal. */
function* spreadIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* spreadIn(one);
  if (!isNode(value)) return;
  for (const child of Object.values(value)) {
    if (isLiteral(value) && Array.isArray(child)) yield* child.filter(isLiteralSpread);
    yield* spreadIn(child);
  }
}

const isLiteralSpread = (node: unknown): node is Node =>
  isNode(node) &&
  node.type === 'SpreadElement' &&
  node.argument !== undefined &&
  isLiteral(bare(node.argument));

/**
 * The lines on which a file spreads a literal into a literal. Such a spread has no effect but to keep the formatter
 * from breaking a line.
 */
export function literalSpreads({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  if (!/\.\.\.\(?[[{]/.test(text)) return [];
  const { program } = parseSync('source.ts', text);
  return [...spreadIn(program)].map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`);
}
