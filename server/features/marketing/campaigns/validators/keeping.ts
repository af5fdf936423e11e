/** The most answers that are kept; beyond it all are forgotten, so that memory stays flat. */
const most = 5_000;

/**
 * The same function, which keeps its answers: thousands of sentences are checked against the same facts. Its answers are
 * shared, so nobody may change them.
 */
export function keeping<Answer extends string | object>(
  answer: (text: string) => Answer,
): (text: string) => Answer {
  const kept = new Map<string, Answer>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const found = answer(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, found);
    return found;
  };
}
