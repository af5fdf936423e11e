import type { Communication } from '../../../../../shared/leads/communications/endpoints';

type Said = Pick<Communication, 'type' | 'direction' | 'subject' | 'body' | 'outcome' | 'durationMin'>;

/** What is usually said at some point of an opportunity; words in braces are filled in. */
export type DemoLine = Pick<Said, 'type' | 'subject' | 'body'> &
  Partial<Pick<Said, 'direction' | 'outcome' | 'durationMin'>>;
