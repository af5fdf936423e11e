import type { BinCount, BinnedRecord } from '@shared/acts/record';
import type { Wire } from '@shared/http/wire';

type Binned<Entity extends string> = Omit<Wire<BinnedRecord>, 'entity'> & { entity: Entity };

/** What is in the bin, as `usePages` loads it. */
interface BinPages<Entity extends string> {
  data: { pages: { rows: Binned<Entity>[] }[] } | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** A kind of record, with its word for several and for one. */
interface BinKind<Entity extends string> {
  value: Entity;
  label: string;
  one: string;
}

interface PortalBin<Entity extends string> {
  /** The portal, and its name. */
  portal: string;
  label: string;
  /** The kinds of records that have a bin. */
  kinds: readonly BinKind<Entity>[];
  /** How many records of each kind are there; undefined until that is known. */
  counts: readonly BinCount<Entity>[] | undefined;
  /** What is loaded, the latest first: of all kinds, or of the one that is chosen. */
  pages: BinPages<Entity>;
  restore: (kind: Entity, id: number) => Promise<unknown>;
  /** Fetches again what the screen shows. */
  refresh: () => Promise<unknown>;
}

/** A record in the bin of a portal, with its way back. */
export interface BinRow {
  key: string;
  name: string | null;
  kind: string | undefined;
  portal: string;
  deletedAt: string;
  restore: () => Promise<unknown>;
  refresh: () => Promise<unknown>;
}

/** The bin of one portal, whatever its kinds. */
export interface Bin extends Omit<PortalBin<string>, 'restore' | 'pages' | 'refresh'> {
  pages: Omit<BinPages<string>, 'data'>;
  /** Undefined until they are loaded. */
  rows: BinRow[] | undefined;
}

/** The bin of one portal as rows that lie beside those of another. */
export function binOf<Entity extends string>(bin: PortalBin<Entity>): Bin {
  const { portal, label, kinds, counts, pages, restore, refresh } = bin;
  const rowOf = ({ entity, id, name, deletedAt }: Binned<Entity>): BinRow => ({
    key: `${entity} ${id}`,
    name,
    kind: kinds.find(({ value }) => value === entity)?.one,
    portal: label,
    deletedAt,
    restore: () => restore(entity, id),
    refresh,
  });
  return {
    portal,
    label,
    kinds,
    counts,
    pages,
    rows: pages.data?.pages.flatMap(({ rows }) => rows.map(rowOf)),
  };
}

/**
 * The rows of several bins, the latest first. A row that is older than the last loaded one of a bin with more pages waits
 * for these: others may come before it.
 */
export function inOneList(bins: readonly Bin[]): BinRow[] {
  const since = bins
    .flatMap(({ pages, rows }) => (pages.hasNextPage ? (rows?.at(-1)?.deletedAt ?? []) : []))
    .reduce((latest, each) => (each > latest ? each : latest), '');
  return bins
    .flatMap(({ rows = [] }) => rows.filter(({ deletedAt }) => deletedAt >= since))
    .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt));
}
