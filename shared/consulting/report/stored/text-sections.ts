/** Lines that stand together, or a list; an item of a list holds blocks itself. */
export type TextBlock =
  | { kind: 'lines'; lines: string[] }
  /** `start` is the number of the first item, or null for a list without numbers. */
  | { kind: 'list'; start: number | null; items: TextBlock[][] };

export interface TextSection {
  /** Null for what precedes the first heading. */
  heading: string | null;
  blocks: TextBlock[];
}

/** Report headings begin in capitals; typed text is always indented or follows a marker. */
const headingStart = /^\p{Lu}[\p{Lu} -]{3,}/u;

const itemStart = /^(-|(\d{1,3})\.) /;

/** An indentation deeper than this is no deeper in the list, so that a text cannot nest without end. */
const deepest = 6;

/**
 * Reads a report's text in the layout of `layout.ts`: a heading is an unindented line in capitals after an empty line,
 * an item hangs from its marker. It keeps every word of any text.
 */
export function textSections(text: string): TextSection[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const sections: TextSection[] = [];
  let begin = 0;
  let heading: string | null = null;
  const close = (end: number) => {
    const blocks = blocksOf(lines.slice(begin, end), 0);
    if (heading !== null || blocks.length > 0) sections.push({ heading, blocks });
  };
  lines.forEach((line, index) => {
    const afterGap = index === 0 || lines[index - 1]!.trim() === '';
    if (!afterGap || !headingStart.test(line)) return;
    close(index);
    heading = line.trim();
    begin = index + 1;
  });
  close(lines.length);
  return sections;
}

function blocksOf(lines: string[], depth: number): TextBlock[] {
  const blocks: TextBlock[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index]!;
    const marker = depth < deepest ? itemStart.exec(line) : null;
    if (marker) {
      const end = endOfItem(lines, index, marker[0].length);
      const content = [line.slice(marker[0].length), ...lines.slice(index + 1, end)];
      addItem(blocks, marker[2], blocksOf(content.map(dedented(marker[0].length)), depth + 1));
      index = end;
    } else {
      addLine(blocks, line, index > 0 && lines[index - 1]!.trim() === '');
      index += 1;
    }
  }
  return blocks;
}

/** The index after the lines that hang from the marker of the item at `from`; empty lines in between belong to it. */
function endOfItem(lines: string[], from: number, indent: number): number {
  const hangs = (line: string) => line.startsWith(' '.repeat(indent));
  let end = from + 1;
  for (let index = end; index < lines.length; index += 1) {
    if (hangs(lines[index]!)) end = index + 1;
    else if (lines[index]!.trim() !== '') break;
  }
  return end;
}

const dedented = (indent: number) => (line: string, index: number) =>
  index === 0 ? line : line.slice(indent);

function addItem(blocks: TextBlock[], number: string | undefined, item: TextBlock[]) {
  const last = blocks.at(-1);
  const isNumbered = number !== undefined;
  if (last?.kind === 'list' && (last.start !== null) === isNumbered) last.items.push(item);
  else blocks.push({ kind: 'list', start: isNumbered ? Number(number) : null, items: [item] });
}

function addLine(blocks: TextBlock[], line: string, isAfterGap: boolean) {
  const content = line.trim();
  if (content === '') return;
  const last = blocks.at(-1);
  if (last?.kind === 'lines' && !isAfterGap) last.lines.push(content);
  else blocks.push({ kind: 'lines', lines: [content] });
}
