import type { ListedAct } from '@shared/acts/act-endpoints';
import { actKinds } from '@shared/acts/scales';
import type { Wire } from '@shared/http/wire';
import type { AnyIcon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';

/** Acts on records of every kind at once. */
export const isOfEveryKind = (kind: string) => kind === 'samples' || kind === 'demo';

/** The kind of an act, by which it is put into words; a mail that a contact wrote is theirs, not ours. */
export function wordOf({ kind, actor }: Pick<Wire<ListedAct>, 'kind' | 'actor'>) {
  if (kind === 'mail' && actor.kind === 'visitor') return 'wrote';
  return actKinds.find((one) => one === kind) ?? 'other';
}

export type ActWord = ReturnType<typeof wordOf>;

/** What several acts on one record were, newest first: what made it or took it away, else one kind or a change. */
export function wordOfAll(acts: readonly Wire<ListedAct>[]): ActWord {
  const words = acts.map(wordOf);
  const [newest = 'other'] = words;
  if (newest === 'delete' || words.every((word) => word === newest)) return newest;
  return words.find((word) => word === 'create' || word === 'capture') ?? 'edit';
}

const icons: Partial<Record<ActWord, AnyIcon>> = {
  create: portalIcons.plus,
  capture: portalIcons.user,
  move: portalIcons.forward,
  bulk: portalIcons.list,
  delete: portalIcons.trash,
  erase: portalIcons.trash,
  restore: portalIcons.history,
  undo: portalIcons.history,
  import: portalIcons.upload,
  merge: portalIcons.copy,
  distinguish: portalIcons.copy,
  mail: portalIcons.envelope,
  wrote: portalIcons.message,
  enquiry: portalIcons.message,
  samples: portalIcons.package,
  demo: portalIcons.package,
};

/** The icon of a kind of act. */
export const iconOf = (word: ActWord) => icons[word] ?? portalIcons.pencil;
