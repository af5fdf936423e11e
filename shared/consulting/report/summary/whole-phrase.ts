const sentenceEnd = /[.!?…](?=\s|$)/u;
const finalStop = /(?<![.,:…\s])[.,:…\s]+$/u;

/**
 * A typed text to quote in a sentence or on a line without cutting it: on one line and without its final stop, whole if
 * it has at most `most` characters, else its first sentence; null where that is longer too.
 */
export function wholePhrase(text: string, most: number): string | null {
  const line = text
    .trim()
    .slice(0, 4 * most)
    .replace(/\s+/g, ' ');
  const isWhole = text.trim().length <= 4 * most;
  if (isWhole && line.length <= most) return line.replace(finalStop, '') || line;
  const end = sentenceEnd.exec(line)?.index;
  const sentence = line.slice(0, end);
  return end !== undefined && end <= most && /\p{L}/u.test(sentence) ? sentence : null;
}
