import type { FoundRef } from '../../../shared/assistant/commands';
import { assistantMessages } from '../../../shared/assistant/messages';
import { readRef, type RefKind } from '../../../shared/assistant/refs';
import { site } from '../../../shared/site';
import type { FeatureDeps } from '../../platform/feature';
import { notFound } from '../../platform/http/errors';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import type {
  FeatureTools,
  FoundName,
  ListedRef,
  NameQuery,
  ReadListed,
  ReadNamed,
} from '../../platform/tools/feature-tools';
import type { AskedBy } from '../../platform/tools/invoke';
import type { Ask, NamedRef, Tool, ToolUse } from '../../platform/tools/tool';

/** The tools of all features, put together. */
export interface Toolbox {
  tools: ReadonlyMap<string, Tool>;
  records: ReadonlyMap<RefKind, ReadNamed>;
  lists: ReadonlyMap<RefKind, ReadListed>;
  features: readonly FeatureTools[];
}

const entriesOf = <Value>(parts: readonly Readonly<Partial<Record<RefKind, Value>>>[]) =>
  new Map(parts.flatMap((part) => Object.entries(part) as [RefKind, Value][]));

export const toolboxOf = (features: readonly FeatureTools[]): Toolbox => ({
  tools: new Map(features.flatMap(({ tools }) => tools).map((tool) => [tool.name, tool])),
  records: entriesOf(features.map(({ records }) => records)),
  lists: entriesOf(features.map(({ lists }) => lists)),
  features,
});

/** Reads for one call; what is read twice is asked for once. */
export interface Reads extends ToolUse {
  /** What an account has few of, of every kind. */
  everyList: () => Promise<Partial<Record<RefKind, readonly ListedRef[]>>>;
}

const lastly = <Value>(read: () => Promise<Value>) => {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= read();
    return known;
  };
};

/** What tools can use in a call. */
export function readsOf(
  { invoke, now }: Pick<FeatureDeps, 'invoke' | 'now'>,
  toolbox: Toolbox,
  by: AskedBy,
): Reads {
  const ask: Ask = (endpoint, sending = {}) => invoke(endpoint, sending, by);
  const whose = { account: by.account.id, person: by.user.id };
  const lists = new Map([...toolbox.lists].map(([kind, list]) => [kind, lastly(() => list(ask, whose))]));
  const currency = toolbox.features.find((feature) => feature.currency)?.currency;
  async function named(ref: string): Promise<NamedRef> {
    const read = readRef(ref);
    if (!read) throw notFound(assistantMessages['argument.unknown']);
    const items = await lists.get(read.kind)?.();
    const item = items?.find((each) => each.ref === ref);
    if (item) return { ref: item.ref, name: item.text.en, url: item.url ?? null };
    const record = toolbox.records.get(read.kind);
    if (!record) throw notFound(assistantMessages['argument.unknown']);
    return record(ask, read.id);
  }
  return {
    ask,
    now: now(),
    named,
    currency: lastly(async () => (await currency?.(ask)) ?? site.currency),
    everyList: async () =>
      Object.fromEntries(
        await Promise.all([...lists].map(async ([kind, list]) => [kind, await list()] as const)),
      ),
  };
}

/** What records that a call names are called; those that are gone are left out. */
export async function namesIn(reads: ToolUse, refs: readonly string[]): Promise<FoundRef[]> {
  const found = await Promise.allSettled(
    refs.flatMap((text) => (readRef(text) ? [reads.named(text as NamedRef['ref'])] : [])),
  );
  return found.flatMap((each) => (each.status === 'fulfilled' ? [{ ...each.value, detail: null }] : []));
}

/** Records of all features whose names hold the words. */
export async function findNames(
  { features }: Pick<Toolbox, 'features'>,
  db: Db,
  owner: Owner,
  query: NameQuery,
): Promise<FoundName[]> {
  const found = await Promise.all(
    features.flatMap((feature) => (feature.findNames ? [feature.findNames(db, owner, query)] : [])),
  );
  return found.flat();
}
