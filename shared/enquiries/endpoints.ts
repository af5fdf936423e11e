import { form } from '../http/body';
import { adminOnly, everyone, get, patch, post } from '../http/endpoint';
import type { Language } from '../languages';
import type { Counted, Page } from '../list/page';
import { enquiryForms } from './addresses';
import { enquiryMark, enquirySearch, newEnquiry, postedEnquiry } from './schemas';
import type { ContactMessage } from './tables';
import { enquiryMessages } from './messages';

/**
 * The delivery state of an enquiry's mail: waiting or being retried, sent, or refused for good with the server's
 * message.
 */
export interface Delivery {
  state: 'queued' | 'sent' | 'refused';
  attempts: number;
  error: string | null;
}

export type Enquiry = ContactMessage & { delivery: Delivery | null };

export interface EnquiryPage extends Page<Enquiry> {
  unread: Counted;
}

export const enquiries = {
  send: post('/api/contact/send-email', everyone, newEnquiry, {
    summary: 'Send an enquiry',
    status: 200,
  }).returns<{
    message: string;
    id: number;
  }>(),
  list: get('/api/admin/enquiries', adminOnly, enquirySearch, {
    summary: 'List enquiries',
  }).returns<EnquiryPage>(),
  mark: patch('/api/admin/enquiries/:id', adminOnly, enquiryMark, {
    summary: 'Mark an enquiry as read or unread',
    missing: enquiryMessages['enquiry.missing'],
  }).returns<Enquiry>(),
};

const contactForm = <Path extends string>(path: Path, language: Language) =>
  post(path, everyone, form(postedEnquiry(language)), {
    summary: 'Send an enquiry without scripts',
    status: 200,
    language,
  }).returnsContent('text/html');

/** The contact form without scripts, by the language of its page; every response, errors included, is a page. */
export const contactForms = {
  en: contactForm(enquiryForms.en, 'en'),
  es: contactForm(enquiryForms.es, 'es'),
};
