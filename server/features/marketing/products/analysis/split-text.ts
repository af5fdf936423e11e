/** Marks of list items: bullets, dashes, ticks, numbers. */
const bullet = /^(?:[•·▪●◦○■□*✓✔➤►‣➔→–—-]|\d{1,2}[.)]|[a-z]\))\s+/iu;

/** Short forms whose dot ends no sentence, and units, whose dot does before a capital. */
const shortForm =
  /(?:^|[\s(])(?:aprox|(?<!\d\s?)min|max|p\. ?ej|ej|sr|sra|dr|dra|av|avda|núm|nº|no|máx|mín|tel|ref|art|vol|incl|excl|approx|e\.g|i\.e|mr|mrs|ms|vs|inc|ltd|co|st)\.$/iu;

/** More characters than a short form and what stands before it. */
const longestForm = 20;

/** The sentences of a line; a semicolon ends one where both parts say something. */
function sentencesOf(line: string): string[] {
  const found: string[] = [];
  for (const text of line.split(/(?<=[.!?…]["»”)]?)\s+(?=["«“(¿¡+-]*[\p{Lu}\p{N}])/u)) {
    const before = found.at(-1);
    if (before !== undefined && shortForm.test(before.slice(-longestForm)))
      found[found.length - 1] = `${before} ${text}`;
    else found.push(text);
  }
  return found.flatMap((sentence) => {
    const parts = sentence.split(/;\s+/);
    return parts.every((part) => part.split(/\s+/).length >= 2) ? parts : [sentence];
  });
}

const label = /^[\p{L}\p{N}][^:.;!?]{1,38}$/u;

/** Whether a text is `label: value`; a time and an address are none. */
export function isPair(text: string): boolean {
  const at = text.search(/:\s/);
  if (at < 2) return false;
  const name = text.slice(0, at);
  return label.test(name) && name.split(/\s+/).length <= 5 && text.slice(at + 1).trim() !== '';
}

/** A comma that separates items of a list and not parts of a sentence or decimals. */
const isTagList = (line: string) => !/[.!?]/.test(line) && line.split(/[|/•·]\s+/).length > 2;

/** What stands at the ends of a unit without saying anything. */
const trimmed = (text: string) =>
  text.replace(/^(?:[\s,;:–—]|-(?=\s))+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu, '').replace(/\s+/g, ' ');

/** The units of a plain text that may be facts: sentences, list items and pairs, without repetitions. */
export function splitText(text: string): string[] {
  const units = text
    .split('\n')
    .flatMap((line) => {
      const bare = line.replace(bullet, '');
      if (isTagList(bare)) return bare.split(/[|/•·]\s+/);
      const pairs = bare.split(/;\s+/);
      if (pairs.length > 1 && pairs.every(isPair)) return pairs;
      return isPair(bare) && sentencesOf(bare).length === 1 ? [bare] : sentencesOf(bare);
    })
    .map(trimmed)
    .filter((unit) => /\p{L}|\d/u.test(unit));
  return [...new Map(units.map((unit) => [unit.toLowerCase(), unit])).values()];
}
