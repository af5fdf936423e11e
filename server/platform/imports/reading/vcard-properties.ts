import { modernLine } from './vcard-lines';

/** A property of a vCard. */
export interface Property {
  /** In lower case. */
  name: string;
  /** The group that joins it to others, such as `item1` in `item1.EMAIL`; empty without one. */
  group: string;
  /** In lower case. */
  types: string[];
  /** Its preference among properties of the same name: 1 is the highest, as in version 4.0; 101 means none. */
  rank: number;
  /** Its parts, such as those of a name; most properties have one. Lines are separated by \n. */
  values: string[];
}

type Texts = string | (string | string[])[];

/** A property as ical.js reads it (RFC 7095, 3.3). */
type ReadProperty = [
  name: string,
  parameters: Partial<Record<string, Texts>>,
  type: string,
  ...values: Texts[],
];

const listed = (texts: Texts | undefined): string[] => (texts === undefined ? [] : [texts].flat(2));

/** Placeholder for two backslashes; ical.js would read the second as an escape of the next character. */
const backslash = '\uffff';

/** Unescapes a part of a value; ical.js leaves some backslashes. */
const meaning = (part: Texts | undefined) =>
  listed(part)
    .join(',')
    .replace(/\\([;:,])/g, '$1')
    .replaceAll(backslash, '\\')
    .replace(/\r\n?/g, '\n')
    .trim();

function rankOf(types: readonly string[], pref: string | undefined): number {
  if (types.includes('pref')) return 1;
  return /^\d+$/.test(pref ?? '') ? Number(pref) : 101;
}

function propertyOf([name, parameters, , ...values]: ReadProperty): Property {
  const types = listed(parameters.type).flatMap((type) =>
    type
      .toLowerCase()
      .split(',')
      .map((one) => one.trim()),
  );
  const parts = values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
  return {
    name,
    group: listed(parameters.group).join(),
    types,
    rank: rankOf(types, listed(parameters.pref)[0]),
    values: parts.map(meaning),
  };
}

/**
 * Reads unfolded lines with ical.js, which is loaded with the first vCard file; undefined for a line that is not a
 * property.
 */
export async function propertyReader(): Promise<(line: string) => Property | undefined> {
  const { default: ical } = await import('ical.js');
  const vcard = ical.design.getDesignSet('vcard');
  const text = { defaultType: 'text' };
  // The import reads birthdays itself, because it knows more formats.
  const ownTypes = { bday: text, 'x-ablabel': text, 'x-socialprofile': text };
  const designSet = { ...vcard, property: { ...vcard.property, ...ownTypes } };
  return (line) => {
    const modern = modernLine(line);
    if (modern === undefined) return undefined;
    try {
      const read: ReadProperty = ical.parse.property(modern.replaceAll('\\\\', backslash), designSet);
      return propertyOf(read);
    } catch (error) {
      if (error instanceof ical.parse.ParserError) return undefined;
      throw error;
    }
  };
}

/** The value of a property that has one. */
export const textOf = ({ values }: Property): string => values[0] ?? '';
