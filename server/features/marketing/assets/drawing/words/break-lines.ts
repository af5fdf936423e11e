/** A word, and its width in any unit. */
export interface Word {
  text: string;
  width: number;
}

/** Words after which a line should not end: they belong to the next one. */
const clinging =
  /^(?:&|a|al|an|and|as|at|before|by|como|con|de|del|desde|e|el|en|entre|every|for|from|hasta|in|into|is|la|las|lo|los|más|mi|mis|my|ni|no|o|of|on|or|our|para|per|por|que|se|si|sin|sobre|su|sus|te|than|the|to|tu|tus|u|un|una|unas|unos|who|with|without|y|your)$/iu;
const number = /^[¿¡(«“]*[.,:]*\d[\d.,:]*$/u;

const pausing = /[.,;:!?)»”]$/u;

/** How much worse or better it is to end a line after a word. */
function costAfter(word: string): number {
  if (number.test(word)) return 0.14;
  if (clinging.test(word)) return 0.12;
  return pausing.test(word) ? -0.04 : 0;
}

/** The share of the longest line that a line before the last should have. */
const shortest = 0.4;

/**
 * How many lines end where a reader would not pause: after an article or preposition, before a unit, or after a word that
 * is left alone between longer lines.
 */
export function awkwardEnds(lines: readonly string[]): number {
  const longest = Math.max(...lines.map(({ length }) => length));
  const isLeft = (line: string) => !line.includes(' ') && line.length < shortest * longest;
  return lines.slice(0, -1).filter((line) => isLeft(line) || costAfter(line.split(' ').at(-1) ?? '') > 0)
    .length;
}

interface Best {
  cost: number;
  from: number;
}

/** The ways to end line by line: `best[lines][end]` is the cheapest way to set the first `end` words. */
function search(words: readonly Word[], space: number, width: number, count: number): Best[][] {
  const total = words.reduce((sum, word) => sum + word.width, (words.length - 1) * space);
  const even = total / count;
  const best: Best[][] = [[{ cost: 0, from: 0 }]];
  for (let line = 1; line <= count; line += 1) {
    const row: Best[] = [];
    for (let end = line; end <= words.length; end += 1) {
      let length = -space;
      for (let from = end - 1; from >= line - 1; from -= 1) {
        length += space + (words[from] as Word).width;
        if (length > width) break;
        const before = best[line - 1]?.[from];
        const ends = end < words.length ? costAfter((words[end - 1] as Word).text) : 0;
        const cost = (before?.cost ?? Number.POSITIVE_INFINITY) + ((length - even) / even) ** 2 + ends;
        if (cost < (row[end]?.cost ?? Number.POSITIVE_INFINITY)) row[end] = { cost, from };
      }
    }
    best.push(row);
  }
  return best;
}

/** A single word of so many letters and such a share of an even line may stand at the end. */
const wide = { share: 0.7, letters: 6 } as const;

/**
 * Breaks words into exactly `count` lines of at most `width` that are as even as possible and end where a reader would
 * pause. Undefined if they do not fit, or if the last line would be a single short word (unless `mayBeLone`).
 */
export function breakLines(
  words: readonly Word[],
  { space, width, count, mayBeLone }: { space: number; width: number; count: number; mayBeLone: boolean },
): string[] | undefined {
  const total = words.reduce((sum, word) => sum + word.width, (words.length - 1) * space);
  const [last, other] = [words.at(-1) as Word, words.at(-2) as Word];
  const letters = last.text.replace(/\P{L}/gu, '').length;
  const isWide =
    words.length > 2 &&
    letters >= wide.letters &&
    last.width >= (wide.share * total) / count &&
    costAfter(other.text) <= 0;
  const isLone = (lines: readonly string[]) => lines.length > 1 && !lines.at(-1)?.includes(' ') && !isWide;
  const lines = linesOf(words, search(words, space, width, count), count);
  if (!lines || !isLone(lines) || mayBeLone) return lines;
  // The last two words become one, which may be too wide.
  const pair = { text: `${other.text} ${last.text}`, width: other.width + space + last.width };
  const paired = [...words.slice(0, -2), pair];
  return linesOf(paired, search(paired, space, width, count), count);
}

function linesOf(words: readonly Word[], best: Best[][], count: number): string[] | undefined {
  const lines: string[] = [];
  for (let line = count, end = words.length; line > 0; line -= 1) {
    const found = best[line]?.[end];
    if (!found) return undefined;
    lines.unshift(
      words
        .slice(found.from, end)
        .map(({ text }) => text)
        .join(' '),
    );
    end = found.from;
  }
  return lines;
}
