const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;

/** A piece whose lines cite no facts. A landing page's own list of facts is made of lines, and stays. */
export function withoutFacts<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutFacts) as Node;
  if (!isObject(node)) return node;
  const isLine = typeof node.text === 'string' && Array.isArray(node.facts);
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      isLine && name === 'facts' ? [] : withoutFacts(value),
    ]),
  ) as Node;
}
