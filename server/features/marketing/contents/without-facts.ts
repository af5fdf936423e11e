const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;

/** A text whose lines cite no facts. The list of facts of a landing page is itself made of lines, and stays. */
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
