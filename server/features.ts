import { accounts } from './features/accounts/feature';
import { assistant } from './features/assistant/feature';
import { acceptInvitation } from './features/accounts/invitations/accept-invitation';
import { auth } from './features/auth/feature';
import { registeredInvited } from './features/auth/sign-in/auth.routes';
import { companyCopied } from './features/consulting/companies/assessments.queries';
import {
  findBusiness,
  listBusinesses,
  ownDomains,
  listProductNames,
} from './features/consulting/companies/businesses.queries';
import { consulting } from './features/consulting/feature';
import { businessTaken } from './features/consulting/takeover/take-business';
import { enquiries } from './features/enquiries/feature';
import { forgetPerson } from './features/enquiries/forget-person';
import { enquiryStored } from './features/enquiries/send-enquiry';
import { tellEnquiries } from './features/enquiries/tell-enquiries';
import { dropLapsed, eraseLeadsContact } from './features/leads/arrivals/follow-lead';
import { handOver } from './features/leads/arrivals/take-lead';
import { readHeard } from './features/leads/communications/said';
import { contactsOf } from './features/leads/contacts/of-company.queries';
import { reachedAfter, wordsOf } from './features/leads/communications/words-of.queries';
import { contactHeard, contactReached } from './features/leads/communications/spoken.queries';
import { handOn } from './features/leads/assigning/hand-on';
import { takeEnquiry } from './features/leads/arrivals/take-enquiry';
import { contactsSuppressed } from './features/leads/consents/suppression';
import { withdrawAdvertising } from './features/leads/consents/withdraw-advertising';
import { personErased } from './features/leads/erasing/erase-person';
import { personAsked } from './features/leads/exports/person-data';
import { leads } from './features/leads/feature';
import { keepAnswer } from './features/leads/mails/keep-answer';
import { logMail, refuseMailsOf, refuseUnwanted } from './features/leads/mails/queued-mails';
import { picturesDrawn } from './features/marketing/assets/announcements';
import {
  consentWithdrawn,
  leadCaptured,
  leadConfirmed,
  leadLapsed,
} from './features/marketing/capture/announcements';
import { fromContacts, withdrawSuppressed } from './features/marketing/capture/consents/withdraw-suppressed';
import { forgetAddresses, leadErased } from './features/marketing/capture/erasing/erase-leads';
import {
  findLinkedBusiness,
  findUnlinked,
  listUnlinked,
} from './features/marketing/companies/businesses.queries';
import { marketing } from './features/marketing/feature';
import { tellOfPerson } from './features/marketing/person-data.queries';
import { followPictures } from './features/marketing/publications/schedule/follow-pictures';
import { advanceReached } from './features/marketing/capture/leads/lead-states.queries';
import { answerReceived, followAnswers } from './features/marketing/sequences/answers/answered';
import { followAssessment, followTaking } from './features/marketing/takeover/follow-business';
import { enrolLead } from './features/marketing/sequences/enrolling/enrol-lead';
import { stopWithdrawn } from './features/marketing/sequences/enrolling/stop-enrolments';
import { doerOf } from './platform/accounts/log.queries';
import { memberLeaves } from './platform/accounts/member-leaves';
import { type Follower, following } from './platform/announcements';
import { clearingOf } from './platform/clear-expired';
import type { Config } from './platform/config';
import type { AccountKeeper, Feature, PageSettings, WorkDeps } from './platform/feature';
import { preparationOf } from './platform/jobs/boss';
import type { Job } from './platform/jobs/job';
import { mailDue, mailEnded } from './platform/mail/mail-queue';
import { platform } from './platform/own-feature';

/** All features of the server. */
export const features: readonly Feature[] = [
  auth,
  accounts,
  enquiries,
  consulting({ businesses: { list: listUnlinked, find: findUnlinked, linked: findLinkedBusiness } }),
  marketing({
    businesses: {
      list: listBusinesses,
      find: findBusiness,
      products: listProductNames,
      ownDomains,
    },
    sales: { heard: readHeard, contactsOf, wordsOf, reachedAfter },
  }),
  leads,
  assistant,
  platform,
];

/** What features do when others announce something, in the same transaction. */
export const followers: readonly Follower[] = [
  following(registeredInvited, async (tx, { token, user, address }, { now }) => {
    await acceptInvitation(tx, token, user, doerOf({ user, address }, now()));
  }),
  following(memberLeaves, refuseMailsOf),
  following(memberLeaves, handOn),
  following(enquiryStored, takeEnquiry),
  following(mailDue, refuseUnwanted),
  following(mailEnded, logMail),
  following(personErased, forgetPerson),
  following(personErased, forgetAddresses),
  following(personAsked, tellEnquiries),
  following(personAsked, tellOfPerson),
  following(contactsSuppressed, withdrawSuppressed),
  following(leadCaptured, handOver),
  following(leadConfirmed, handOver),
  following(consentWithdrawn, async (tx, { owner, source, ...withdrawn }) => {
    if (source !== fromContacts) await withdrawAdvertising(tx, owner, { ...withdrawn, source });
  }),
  following(leadLapsed, dropLapsed),
  following(leadErased, eraseLeadsContact),
  following(leadConfirmed, enrolLead),
  following(consentWithdrawn, stopWithdrawn),
  following(contactHeard, followAnswers),
  following(answerReceived, keepAnswer),
  following(contactReached, advanceReached),
  following(picturesDrawn, followPictures),
  following(companyCopied, followAssessment),
  following(businessTaken, followTaking),
];

/** The tools of all features. */
export const tools = features.flatMap((feature) => feature.tools ?? []);

/** All jobs, including the one that deletes the expired rows of every feature. */
export const jobs: readonly Job<WorkDeps>[] = [
  ...features.flatMap((feature) => feature.jobs ?? []),
  clearingOf(features.flatMap(({ expires = [] }) => expires)),
];

/** Prepares a database besides its migrations: creates a queue for each job. */
export const preparation = preparationOf(jobs.map(({ name }) => name));

/** What the settings mean for the pages, of all features. */
export function pageSettings(config: Config): PageSettings {
  const all = features.flatMap((feature) => feature.pageSettings?.(config) ?? []);
  return {
    flags: Object.assign({}, ...all.map(({ flags }) => flags)) as PageSettings['flags'],
    texts: Object.assign({}, ...all.map(({ texts }) => texts)) as PageSettings['texts'],
    answers: Object.assign({}, ...all.map(({ answers }) => answers)) as PageSettings['answers'],
  };
}

/** The feature that stores the accounts. */
export const accountKeeper: AccountKeeper = theOnly(
  features.flatMap((feature) => feature.accountKeeper ?? []),
);

function theOnly<Item>([item, ...others]: Item[]): Item {
  if (!item || others.length > 0) throw new Error('One feature keeps the accounts');
  return item;
}
