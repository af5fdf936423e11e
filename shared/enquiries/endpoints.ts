import { adminOnly, everyone, get, patch, post } from '../http/endpoint';
import { enquiryMark, enquirySearch, newEnquiry } from './schemas';
import type { ContactMessage } from './tables';

/** Where the mail of an enquiry stands: waiting or being retried, sent, or refused for good with the server's words. */
export interface Delivery {
  state: 'queued' | 'sent' | 'refused';
  attempts: number;
  error: string | null;
}

export type Enquiry = ContactMessage & { delivery: Delivery | null };

export interface EnquiryPage {
  enquiries: Enquiry[];
  unread: number;
  /** Pass as `before` to get the next page; null on the last. */
  next: number | null;
}

export const enquiries = {
  send: post('/api/contact/send-email', everyone, newEnquiry, { status: 200 }).returns<{
    message: string;
    id: number;
  }>(),
  list: get('/api/admin/enquiries', adminOnly, enquirySearch).returns<EnquiryPage>(),
  mark: patch('/api/admin/enquiries/:id', adminOnly, enquiryMark).returns<Enquiry>(),
};
