const lengthOf = (text: string) => Array.from(text).length;

/** Breaks a paragraph between words into lines of at most `width` characters; a longer word has a line of its own. */
export function wrapText(text: string, width = 78): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last) + 1 + lengthOf(word) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
