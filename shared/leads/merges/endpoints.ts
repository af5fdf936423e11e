import { post, signedIn } from '../../http/endpoint';
import type { Undone } from '../../acts/undo';
import { actMessages } from '../../acts/messages';
import { leadMessages } from '../messages';
import { mergeMessages } from './messages';
import { newMerge } from './schemas';

/** What was merged into the record that is kept. */
export interface Merged {
  id: number;
  keptId: number;
  /** The act that takes it back. */
  act: string;
  /** How many records now name the kept one instead of another. */
  linked: number;
}

export const leadMerges = {
  create: post('/api/leads/merges', signedIn, newMerge, {
    summary: 'Merge records',
    missing: leadMessages['record.missing'],
    conflicts: [mergeMessages['records.changed']],
  }).returns<Merged>(),
  undo: post('/api/leads/merges/:id/undo', signedIn, undefined, {
    status: 200,
    missing: actMessages['act.missing'],
    conflicts: [actMessages['act.undone'], actMessages['act.old']],
  }).returns<Undone>(),
};
