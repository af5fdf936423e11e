/** A line of a report's text, classified for the layout. */
export type TextBlock =
  | { kind: 'heading'; text: string; indent: 0 }
  | { kind: 'paragraph'; text: string; indent: number }
  /** `marker` is "-" or "3."; lines that belong to an item have a greater indent. */
  | { kind: 'item'; marker: string; text: string; indent: number };

const itemLine = /^(-|\d{1,3}\.) (.*)$/;

/** Report headings begin in capitals; typed text is always indented or follows a marker. */
const headingStart = /^\p{Lu}[\p{Lu} -]{3,}/u;

/** Spaces per indentation level in the report's layout (see shared/consulting/report/layout). */
const step = 2;

/**
 * Splits a stored text into lines: a heading is an unindented line after an empty line, all other lines keep their
 * indent. It keeps every line and letter of any text.
 */
export function textBlocks(text: string): TextBlock[] {
  let afterGap = true;
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line): TextBlock[] => {
    const content = line.trim();
    if (content === '') {
      afterGap = true;
      return [];
    }
    const block = blockOf(line, content, afterGap);
    afterGap = false;
    return [block];
  });
}

function blockOf(line: string, content: string, afterGap: boolean): TextBlock {
  const spaces = /^ */.exec(line)![0].length;
  if (afterGap && spaces === 0 && headingStart.test(content))
    return { kind: 'heading', text: content, indent: 0 };
  const indent = Math.min(4, Math.floor(spaces / step));
  const [, marker, rest] = itemLine.exec(content) ?? [];
  if (marker && rest !== undefined) return { kind: 'item', marker, text: rest, indent };
  return { kind: 'paragraph', text: content, indent };
}
