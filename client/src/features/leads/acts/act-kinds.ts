import type { ListedAct } from '@shared/acts/act-endpoints';
import { actKinds } from '@shared/acts/scales';
import type { Wire } from '@shared/http/wire';

/** The kind of an act, by which it is put into words. */
export const kindOf = (kind: string) => actKinds.find((one) => one === kind) ?? 'other';

/** A mail that a contact wrote, who is the one that did something. */
export const isAnswer = ({ kind, actor }: Wire<ListedAct>) => kind === 'mail' && actor.kind === 'visitor';

/** Acts on records of every kind at once. */
export const isOfEveryKind = (kind: string) => kind === 'samples' || kind === 'demo';
