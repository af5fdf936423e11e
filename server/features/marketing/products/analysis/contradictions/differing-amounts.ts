import { sharedBy, type Statement } from './statement';

/** Two amounts that stand against each other, as they are written. */
export interface Opposed {
  one: string;
  other: string;
}

/** Amounts of one kind that are compared at most: «de 9 a 14» are two. */
const most = 2;

const ofKind = ({ amounts }: Statement, kind: string) => amounts.filter((amount) => amount.kind === kind);

/**
 * Counted things are the same if they have the same name; other amounts are about the same thing if the facts share a
 * word.
 */
function isOneThing(one: Statement, other: Statement, kind: string): boolean {
  const counted = /^count (.*)$/u.exec(kind)?.[1];
  return sharedBy(one, other).some((word) => counted === undefined || word === counted);
}

/**
 * The amounts of one kind that differ between two facts about one thing; undefined when they agree, or when only one
 * of them is limited to a part: «la primera clase», «desde 30 €».
 */
export function differingAmounts(one: Statement, other: Statement): Opposed | undefined {
  if (one.isQualified !== other.isQualified) return undefined;
  for (const kind of new Set(one.amounts.map((amount) => amount.kind))) {
    const [mine, theirs] = [ofKind(one, kind), ofKind(other, kind)];
    if (mine.length !== theirs.length || mine.length > most || !isOneThing(one, other, kind)) continue;
    const at = mine.findIndex(({ value }, place) => value !== theirs[place]?.value);
    const [left, right] = [mine[at], theirs[at]];
    if (left && right) return { one: left.text, other: right.text };
  }
  return undefined;
}
