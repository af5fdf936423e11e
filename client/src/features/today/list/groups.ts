import type { Portal } from '@shared/addresses/portals';
import { portalOf, urgencies } from '@shared/today/today';
import type { Entry } from '../entries';
import type { Today } from '../reads';

/** The headings of the day, in their order; first steps stand above them without one. */
const groupNames = [
  'late',
  'answer',
  'lead',
  'task',
  'channel',
  'post',
  'piece',
  'report',
  'opportunity',
] as const;
type GroupName = (typeof groupNames)[number];

/** What stands under one heading, and how much of it there is with what is not listed. */
export interface Group {
  name: GroupName | undefined;
  entries: Entry[];
  total: number;
}

const groupOf = ({
  kind,
  urgency,
}: Pick<Today['waiting'][number], 'kind'> & { urgency: string }): GroupName =>
  urgency === 'late' ? 'late' : kind;

/** Rows with the oldest first, then what is left out; rows without a time keep their order after the others. */
const timeOf = (entry: Entry) => {
  if (entry.is !== 'row') return entry.is === 'more' ? Number.MAX_VALUE : 0;
  return entry.row.at === null ? Number.MAX_SAFE_INTEGER : Date.parse(entry.row.at);
};
const inTime = (one: Entry, other: Entry) => timeOf(one) - timeOf(other);

const isHigh = (entry: Entry) => entry.is === 'row' && entry.row.isHigh === true;

/** What matters most, then the oldest. */
const byWeight = (one: Entry, other: Entry) =>
  Number(isHigh(other)) - Number(isHigh(one)) || inTime(one, other);

/** Tasks of one day by the clock; those without an hour keep their order after the others, before what is left out. */
const hourOf = (entry: Entry) =>
  entry.is === 'row' && entry.row.isAllDay ? Number.MAX_SAFE_INTEGER : timeOf(entry);
const byHour = (one: Entry, other: Entry) => hourOf(one) - hourOf(other);

/** The lines of the day by what they ask for: what is late whatever it is, the rest by kind, each in its order. */
export function groupsOf(today: Today, entries: readonly Entry[]): Group[] {
  return [undefined, ...groupNames].flatMap((name): Group[] => {
    const own = entries
      .filter((entry) => (entry.is === 'step' ? undefined : groupOf(entry)) === name)
      .toSorted(name === 'task' ? byHour : byWeight);
    const total = today.waiting.reduce(
      (sum, waiting) => sum + (groupOf(waiting) === name ? waiting.total : 0),
      0,
    );
    return own.length > 0 ? [{ name, entries: own, total }] : [];
  });
}

/** The day in one list for the screen of a portal: its groups in their order, of what is equally urgent the portal's own first. */
export function ownFirst(groups: readonly Group[], portal: Portal): Entry[] {
  const placeOf = (entry: Entry) => {
    if (entry.is !== 'row') return -1;
    const urgency = urgencies.findIndex((one) => one === entry.urgency);
    return 2 * urgency + Number(portalOf[entry.kind] !== portal);
  };
  return longestFirst(
    groups.flatMap((group) => group.entries).toSorted((one, other) => placeOf(one) - placeOf(other)),
  );
}

const isPerson = (entry: Entry) => entry.is === 'row' && (entry.kind === 'answer' || entry.kind === 'lead');

/** People in the places that they have together, who waits longest first, whatever they wrote to. */
function longestFirst(entries: readonly Entry[]): Entry[] {
  const people = entries.filter(isPerson).toSorted(inTime);
  return entries.map((entry) => (isPerson(entry) && people.shift()) || entry);
}
