import { scale } from '../scales';

const lineBreak = /\r\n|[\r\n\u2028\u2029]/;

const hangingFrom = (marker: string, lines: string[]) => {
  const indent = ' '.repeat(marker.length);
  const [first, ...further] = lines.join('\n').split(lineBreak);
  return [marker + first, ...further.map((line) => (line.trim() ? indent + line : ''))].join('\n');
};

/** A list item; further lines, typed ones included, are indented under it. */
export const item = (...lines: string[]) => hangingFrom('- ', lines);

/** A numbered step, laid out as a list item. */
export const step = (number: number, ...lines: string[]) => hangingFrom(`${number}. `, lines);

export const section = (heading: string, ...lines: string[]) => [heading, ...lines].join('\n');

/** Joins sections with an empty line between them. */
export const sections = (...parts: string[]) => parts.join('\n\n');

/** A value on the scale, as "4/5". */
export const outOf = (value: number) => `${value}/${scale.max}`;

/** A number with its noun, as "1 week" or "2 weeks"; English and Spanish follow the same rule. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
