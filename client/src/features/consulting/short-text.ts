const LONGEST = 60;

/** The beginning of a text on one line, in whole words where it can be: enough to tell things apart. */
export function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const space = line.lastIndexOf(' ', LONGEST);
  // Half of a character that takes two code units is none.
  const cut = line.slice(0, space > LONGEST / 2 ? space : LONGEST).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut}…`;
}

/** What an item is called in a sentence: its name, or else how its description begins. */
export const itemName = (item: { name: string } | { description: string }) =>
  shortText('name' in item ? item.name : item.description);
