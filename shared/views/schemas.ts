import { z } from 'zod';
import { line, withoutNul } from '../fields';
import { messages } from '../messages';

/** The most views of an account in a feature. */
export const mostViews = 200;

const viewFields = {
  name: line(messages['name.required'], 60),
  query: z.string().max(8_000).check(withoutNul),
  isPinned: z.boolean(),
  isDefault: z.boolean(),
  /** Whether only its maker sees it. */
  isOwn: z.boolean(),
  place: z.int().min(0).max(10_000),
};

/** A view of one of a feature's lists. */
export const newViewOf = <const List extends string>(lists: readonly List[]) =>
  z
    .object(viewFields)
    .partial()
    .required({ name: true, query: true })
    .extend({ list: z.enum(lists) });

export const viewChanges = z.object(viewFields).partial();
