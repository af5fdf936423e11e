import { get, post, signedIn } from '../../../http/endpoint';
import type { Page } from '../../../list/page';
import { captureMessages } from '../messages';
import type { marketingSubmissions } from '../tables';
import { submissionQuery } from './schemas';

/** What a visitor sent. */
export interface Submission
  extends Omit<typeof marketingSubmissions.$inferSelect, 'userId' | 'visitor' | 'addressHash' | 'textHash'> {
  /** The heading of the page that visitors see; null when the page is gone. */
  pageTitle: string | null;
  /** When a suspect is deleted; null for what is none. */
  expiresAt: Date | null;
}

const missing = captureMessages['submission.missing'];
const path = '/api/marketing/submissions';
const conflicts = [captureMessages['submission.settled']];

export const submissionsApi = {
  /** Newest first. */
  list: get(path, signedIn, submissionQuery).returns<Page<Submission>>(),
  /** Accepts a submission that was held as possible spam: it becomes a lead. */
  release: post(`${path}/:id/release`, signedIn, undefined, { status: 200, missing, conflicts }).returns<{
    leadId: number;
  }>(),
  /** A suspect is deleted at once. */
  markSpam: post(`${path}/:id/spam`, signedIn, undefined, {
    summary: 'Mark a submission as spam',
    status: 200,
    missing,
    conflicts,
  }).returns<{
    id: number;
  }>(),
};
