import type { ContactPoint } from '../../../../shared/leads/contacts/scales';

/** The cells of a contact's addresses and phones by their headers. */
export type PointCells = Map<string, string>;

const usualLabel = (header: string) => (header.startsWith('mobile') ? 'mobile' : 'work');

/** The primary one first. */
const inOrder = (points: readonly ContactPoint[], kind: ContactPoint['kind']) =>
  points
    .filter((point) => point.kind === kind)
    .toSorted((left, right) => Number(right.primary) - Number(left.primary));

const numbered = (name: string, index: number) => (index === 0 ? name : `${name}_${index + 1}`);

/** Says which phone stands under which header: the first under `phone`, unless it is a mobile phone and the only one. */
function placedPhones(phones: readonly ContactPoint[]): [string, ContactPoint][] {
  const [first, ...rest] = phones;
  if (!first) return [];
  if (first.label === 'mobile' && rest.length === 0) return [['mobile', first]];
  const mobile = rest.find(({ label }) => label === 'mobile');
  const others = rest.filter((phone) => phone !== mobile);
  return [
    ['phone', first],
    ...(mobile ? [['mobile', mobile] as [string, ContactPoint]] : []),
    ...others.map((phone, index): [string, ContactPoint] => [numbered('phone', index + 1), phone]),
  ];
}

/** The cells of addresses and phones; labels and sharing only where they are not the usual ones. */
export function pointCells(points: readonly ContactPoint[]): PointCells {
  const emails = inOrder(points, 'email').map((point, index): [string, ContactPoint] => [
    numbered('email', index),
    point,
  ]);
  const cells: PointCells = new Map();
  for (const [header, { value, label, shared }] of [...emails, ...placedPhones(inOrder(points, 'phone'))]) {
    cells.set(header, value);
    if (label !== usualLabel(header)) cells.set(`${header}_label`, label);
    if (shared) cells.set(`${header}_shared`, 'true');
  }
  return cells;
}

/** The headers of contacts, with those in between that their addresses and phones need besides. */
export function withPoints(headers: readonly string[], needed: ReadonlySet<string>): string[] {
  const most = (name: string) =>
    Math.max(
      2,
      ...[...needed].map((header) => Number(new RegExp(`^${name}_(\\d+)$`).exec(header)?.[1] ?? 0)),
    );
  const all = (name: string) => Array.from({ length: most(name) }, (_, index) => numbered(name, index));
  const places = [...all('email'), 'phone', 'mobile', ...all('phone').slice(1)];
  const known = new Set(headers);
  const points = places
    .flatMap((header) => [header, `${header}_label`, `${header}_shared`])
    .filter((header) => known.has(header) || needed.has(header));
  const isPoint = new Set(points);
  const first = headers.findIndex((header) => isPoint.has(header));
  const others = headers.filter((header) => !isPoint.has(header));
  return [...others.slice(0, first), ...points, ...others.slice(first)];
}
