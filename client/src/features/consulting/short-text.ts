const LONGEST = 60;

/** The beginning of a text on one line, cut at a space if possible, to identify an item. */
export function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const space = line.lastIndexOf(' ', LONGEST);
  // Removes half a surrogate pair at the cut.
  const cut = line.slice(0, space > LONGEST / 2 ? space : LONGEST).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut}…`;
}

/** The name of an item in a sentence: its name, or the beginning of its description. */
export const itemName = (item: { name: string } | { description: string }) =>
  shortText('name' in item ? item.name : item.description);
