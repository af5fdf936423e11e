import { splitAt } from '../../../../shared/plain-text';
import { type Property, textOf } from './vcard-properties';

/** The names of the kinds of addresses and phones in our own files. */
type Label = 'work' | 'personal' | 'mobile' | 'other';

interface Point {
  value: string;
  label: Label;
}

/** A column of an address or a phone, numbered as in our own files, and its value. */
type Placed = [column: string, value: string];

/** The kind of an address or a phone, from its type or its own label; work by default. */
function labelOf({ types }: Property, ownLabel: string | undefined): Label {
  if (types.some((type) => type === 'cell' || type === 'mobile')) return 'mobile';
  if (types.includes('home')) return 'personal';
  if (types.includes('work')) return 'work';
  if (/mobile|móvil|iphone/i.test(ownLabel ?? '')) return 'mobile';
  return types.includes('other') || ownLabel ? 'other' : 'work';
}

/** The number in a `tel:` URI (RFC 3966). */
const phoneIn = (value: string) =>
  value
    .replace(/^tel:/i, '')
    .replace(/;(?:ext=(\w+)|[^;]*)/gi, (_, extension?: string) => (extension ? ` ext. ${extension}` : ''));

function pointsOf(properties: readonly Property[], labels: ReadonlyMap<string, string>): Point[] {
  return properties
    .toSorted((left, right) => left.rank - right.rank)
    .map((property) => ({
      value: textOf(property),
      label: labelOf(property, property.group ? labels.get(property.group) : undefined),
    }))
    .filter(({ value }) => value !== '');
}

const numbered = (name: string, index: number) => (index === 0 ? name : `${name}_${index + 1}`);

const placed = (column: string, { value, label }: Point, usual: Label): Placed[] =>
  label === usual
    ? [[column, value]]
    : [
        [column, value],
        [`${column}_label`, label],
      ];

/** The email addresses of a card by column, the preferred one first. */
export const placedEmails = (
  properties: readonly Property[],
  labels: ReadonlyMap<string, string>,
): Placed[] =>
  pointsOf(properties, labels).flatMap(({ value, label }, index) =>
    placed(numbered('email', index), { value: value.replace(/^mailto:/i, ''), label }, 'work'),
  );

/**
 * The phones of a card by column: first the preferred one, or one that is not a mobile. The first mobile among the
 * others, or the only phone, has its own column.
 */
export function placedPhones(properties: readonly Property[], labels: ReadonlyMap<string, string>): Placed[] {
  const phones = pointsOf(properties, labels).map(({ value, label }) => ({ value: phoneIn(value), label }));
  const isPreferred = properties.some(({ rank }) => rank <= 100);
  const first = (isPreferred ? undefined : phones.find(({ label }) => label !== 'mobile')) ?? phones[0];
  if (!first) return [];
  if (first.label === 'mobile' && phones.length === 1) return [['mobile', first.value]];
  const others = phones.filter((phone) => phone !== first);
  const mobile = others.find(({ label }) => label === 'mobile');
  const further = others.filter((phone) => phone !== mobile);
  return [
    ...placed('phone', first, 'work'),
    ...(mobile ? placed('mobile', mobile, 'mobile') : []),
    ...further.flatMap((phone, index) => placed(numbered('phone', index + 1), phone, 'work')),
  ];
}

/** The labels of property groups, as Apple and Google write them. */
export function groupLabels(properties: readonly Property[]): Map<string, string> {
  const named = properties.filter(({ name, group }) => name === 'x-ablabel' && group !== '');
  return new Map(named.map((property) => [property.group, textOf(property)]));
}

/** The cells of the first address of a card. */
export function placedAddress({ values }: Property): Placed[] {
  const [, extended = '', street = '', city = '', region = '', code = '', country = ''] = values;
  const lines = [street, extended].filter(Boolean).join(', ');
  const address = splitAt(lines, '\n').filter(Boolean).join(', ');
  return [
    ['address', address],
    ['city', city],
    ['region', region],
    ['postal_code', code],
    ['country', country],
  ];
}
