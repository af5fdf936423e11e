import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageLimits } from '@shared/list/list-query';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { submissionsApi } from '@shared/marketing/capture/submissions/endpoints';
import { leadRepliesApi } from '@shared/marketing/sequences/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import type { AnyIcon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { EventEntry, eventIcons } from '../capture/lead/event-entry';
import type { LeadEvent, Suspect } from '../capture/reads';
import { SentForm } from '../capture/sent-form';
import { MessageState } from '../sequences/mails/message-state';
import type { Message } from '../sequences/reads';
import { takeoverTexts } from './texts/takeover';

/** Something that COMERZIA did with a contact of LEADMANAGER, or that the contact did there. */
interface ContactEvent {
  key: string;
  at: string;
  icon: AnyIcon;
  content: ReactNode;
  isMail?: boolean;
  /** What the contact wrote by a form. */
  isForm?: boolean;
}

/** Forms and mails are shown themselves; the other events concern the sequences and not the person. */
const shown: readonly LeadEvent['kind'][] = [
  'opt-in sent',
  'confirmed',
  'withdrawn',
  'clicked',
  'answered',
  'bounced',
  'complained',
];

/** An answer that was logged in LEADMANAGER is in the timeline as what was logged. */
const isShown = ({ kind, data }: LeadEvent) => shown.includes(kind) && data.via !== 'LEADMANAGER';

/** The forms, mails and further events of the leads that became a contact; empty until they are read. */
export function useContactEvents(contact: number): ContactEvent[] {
  const { data: origins = [] } = useQuery(query(marketingTakeover.origins, {}, { contact }));
  const events = useQueries({
    queries: origins.map(({ leadId: id }) => ({
      ...query(marketingLeadsApi.timeline, { id }),
      staleTime: 0,
    })),
  });
  const forms = useQueries({
    queries: origins.map(({ leadId: lead }) => ({
      ...query(submissionsApi.list, {}, { lead, limit: pageLimits.most }),
      staleTime: 0,
    })),
  });
  const mails = useQueries({
    queries: origins.map(({ leadId: id }) => ({ ...query(leadRepliesApi.messages, { id }), staleTime: 0 })),
  });
  return origins.flatMap(({ leadId, marketingCompanyId }, index) => {
    const to = `${stepAddress(marketingCompanyId, 'leads')}?lead=${leadId}`;
    return [
      ...(events[index]?.data ?? []).filter(isShown).map(ofEvent),
      ...(mails[index]?.data ?? []).flatMap(ofMail),
      ...(forms[index]?.data?.rows ?? []).map(ofForm),
    ].map(({ content, isMail = false, ...event }) => ({
      ...event,
      content: (
        <InComerzia at={event.at} to={to} isMail={isMail}>
          {content}
        </InComerzia>
      ),
    }));
  });
}

const ofEvent = (event: LeadEvent): ContactEvent => ({
  key: `event ${event.id}`,
  at: event.at,
  icon: portalIcons[eventIcons[event.kind]],
  content: <EventEntry event={event} />,
});

/** A mail that is not sent yet has not happened. */
function ofMail(mail: Message): ContactEvent[] {
  const at = mail.sentAt ?? mail.attemptedAt;
  if (at === null) return [];
  return [
    { key: `mail ${mail.id}`, at, icon: portalIcons.envelope, content: <Mail mail={mail} />, isMail: true },
  ];
}

/** What the contact's page says of the person itself. */
const ofPerson = ['name', 'email', 'phone'] as const;

const ofForm = (form: Suspect): ContactEvent => ({
  key: `form ${form.id}`,
  at: form.at,
  icon: portalIcons.document,
  isForm: true,
  content: <SentForm form={form} leftOut={ofPerson} isConsentTold />,
});

const Mail = ({ mail }: { mail: Message }) => (
  <>
    <p className="mb-1 font-medium wrap-anywhere">{mail.subject ?? mail.campaignName ?? mail.sequenceName}</p>
    <MessageState message={mail} />
  </>
);

interface InComerziaProps {
  at: string;
  to: string;
  isMail: boolean;
  children: ReactNode;
}

/** What happened, when, and the way to the lead. */
function InComerzia({ at, to, isMail, children }: InComerziaProps) {
  const t = useTexts(takeoverTexts);
  const { language } = useLanguage();
  return (
    <>
      {children}
      <p className="mt-1 text-sm text-muted">
        {isMail && `${t('origins.mail')} · `}
        <time dateTime={at}>{formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {' · '}
        <TextLink to={to}>{t('origins.lead')}</TextLink>
      </p>
    </>
  );
}
