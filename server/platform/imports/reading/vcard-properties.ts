/** A property of a vCard: its name, parameters and types in lower case, and its value as written. */
export interface Property {
  name: string;
  /** What joins it to others, such as `item1` in `item1.EMAIL`; empty without. */
  group: string;
  types: string[];
  parameters: string;
  value: string;
}

/** The property on an unfolded line of a vCard; undefined for anything else. */
export function propertyOf(line: string): Property | undefined {
  const [, head, value] = /^((?:[^":]|"[^"]*")+):([\s\S]*)$/.exec(line) ?? [];
  if (head === undefined || value === undefined) return undefined;
  const [named = '', ...parameters] = head.toLowerCase().match(/(?:[^";]|"[^"]*")+/g) ?? [];
  const types = parameters.flatMap((one) =>
    one
      .replace(/^type=/, '')
      .replaceAll('"', '')
      .split(',')
      .map((type) => type.trim()),
  );
  const [, group = '', name = ''] = /^(?:(.*)\.)?([^.]*)$/.exec(named.trim()) ?? [];
  return { name, group, types, parameters: parameters.join(';'), value };
}

/** Bytes as written in quoted-printable (version 2.1). */
function fromQuotedPrintable(text: string, charset: string): string {
  const bytes: number[] = [];
  for (const [part] of text.matchAll(/=[0-9A-F]{2}|[\s\S]/giu)) {
    if (part.length === 3) bytes.push(Number.parseInt(part.slice(1), 16));
    else bytes.push(...Buffer.from(part));
  }
  return new TextDecoder(/8859-1|1252/.test(charset) ? 'windows-1252' : 'utf-8').decode(Buffer.from(bytes));
}

/** A part of a value as it is meant: decoded, without backslashes, its lines parted by \n. */
function meaning({ parameters }: Property, part: string): string {
  const isQuoted = parameters.includes('quoted-printable');
  return (isQuoted ? fromQuotedPrintable(part, parameters) : part)
    .replace(/\\([\\,;:nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter))
    .replace(/\r\n?/g, '\n')
    .trim();
}

/** The value of a property. */
export const textOf = (property: Property): string => meaning(property, property.value);

/** The parts of a value with several; a mark after a backslash belongs to its part. */
export function partsOf(property: Property, mark: ';' | ','): string[] {
  const parts = [''];
  for (const [piece] of property.value.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (piece === mark) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => meaning(property, part));
}

/** How much a property is preferred among those of its name: 1 is the most, as in version 4.0. */
export function preferenceOf({ types }: Property): number {
  if (types.includes('pref')) return 1;
  const rank = types.find((type) => /^pref=\d+$/.test(type));
  return rank ? Number(rank.slice('pref='.length)) : 101;
}
