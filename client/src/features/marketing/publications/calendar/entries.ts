import type { ChannelNetwork } from '@shared/marketing/channels/networks';
import type { PublicationStatus } from '@shared/marketing/publications/scales';
import { type ClockShift, wallOf } from '@shared/time/clock';
import type { CalendarDays, ListedPublication } from '../reads';
import { dayOf, minutesIn } from './time/wall';

/** What speaks against the slot of an entry: another one at `at`, close on the channel, or the same text there before. */
export interface Warning {
  kind: 'close' | 'repeat';
  channel: string;
  /** The wall time of the other one; undefined where the calendar does not hold it. */
  at: string | undefined;
}

/** A publication as the calendar shows it. */
export interface Entry {
  id: number;
  version: number;
  /** What its text is called in every list. */
  title: string;
  channel: string;
  network: ChannelNetwork;
  /** The picture that goes out with it. */
  assetId: number | null;
  status: PublicationStatus;
  /** When it goes out, by the clocks of the company. */
  wall: string;
  /** What was asked for, which is another time where the clocks leave it out. */
  asked: string;
  shift: ClockShift;
  isMovable: boolean;
  isHeld: boolean;
  warnings: readonly Warning[];
}

/** Whether a publication can have another slot: nothing has been sent yet. */
export const isMovable = ({ status, attempts }: Pick<ListedPublication, 'status' | 'attempts'>): boolean =>
  (status === 'manual_pending' || status === 'queued') && attempts === 0;

/** Whether a publication waits and does not go out, because its campaign is paused. */
export const isHeld = ({
  status,
  campaignStatus,
}: Pick<ListedPublication, 'status' | 'campaignStatus'>): boolean =>
  status === 'queued' && campaignStatus === 'paused';

/** The publications of some days as entries, each with what speaks against its slot. */
export function entriesOf({
  publications,
  conflicts,
  zone,
}: Pick<CalendarDays, 'publications' | 'conflicts' | 'zone'>): Entry[] {
  const shown = new Map(publications.map((one) => [one.id, wallOf(new Date(one.dueAt), zone)]));
  return publications.map((one) => ({
    id: one.id,
    version: one.version,
    title: one.name,
    channel: one.channel,
    network: one.network,
    assetId: one.assetId,
    status: one.status,
    asked: one.wall,
    shift: one.shift,
    wall: shown.get(one.id) as string,
    isMovable: isMovable(one),
    isHeld: isHeld(one),
    warnings: conflicts
      .filter((conflict) => conflict.publications.includes(one.id))
      .map(({ kind, publications: together }) => {
        const other = together.find((id) => id !== one.id);
        return { kind, channel: one.channel, at: other ? shown.get(other) : undefined };
      }),
  }));
}

/** Entries by their days, each day's in the order in which they go out. */
export function byDay(entries: readonly Entry[]): Map<string, Entry[]> {
  const sorted = entries.toSorted((one, other) => one.wall.localeCompare(other.wall) || one.id - other.id);
  const days = new Map<string, Entry[]>();
  for (const entry of sorted) {
    const day = dayOf(entry.wall);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** Minutes that an entry covers on a week's scale with one line, and with three, whatever it takes to publish it. */
const COVERED = { flat: 25, full: 64 } as const;

/** An entry with its place beside those that it would cover. */
export interface Laned {
  entry: Entry;
  lane: number;
  /** Lanes of the group of entries that cover each other. */
  lanes: number;
  /** Whether the next one leaves room for one line only. */
  isFlat: boolean;
}

/**
 * Puts entries of one day on one line each where they follow each other closely, and side by side where one would still
 * cover another. They come in their order.
 */
export function laned(entries: readonly Entry[]): Laned[] {
  const groups: { entry: Entry; lane: number }[][] = [];
  let ends: number[] = [];
  for (const entry of entries) {
    const start = minutesIn(entry.wall);
    if (ends.every((end) => end <= start)) {
      groups.push([]);
      ends = [];
    }
    const free = ends.findIndex((end) => end <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = start + COVERED.flat;
    groups.at(-1)?.push({ entry, lane });
  }
  const startsSoon = (entry: Entry) => {
    const next = entries[entries.indexOf(entry) + 1];
    return next !== undefined && minutesIn(next.wall) < minutesIn(entry.wall) + COVERED.full;
  };
  return groups.flatMap((group) => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    return group.map((one) => ({ ...one, lanes, isFlat: lanes > 1 || startsSoon(one.entry) }));
  });
}
