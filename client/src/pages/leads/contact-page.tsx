import { useLocation, useSearch } from 'wouter';
import { type ReactNode, Suspense, useState } from 'react';
import { aboutContact } from '@/features/leads/communications/about';
import { Facts } from '@/features/leads/forms/facts';
import { Code } from '@/features/leads/values/cells';
import { ConsentsPanel } from '@/features/leads/consents/consents-panel';
import { ContactForm } from '@/features/leads/contacts/lazy-contact-form';
import { type Draft, emptyDraft } from '@/features/leads/mails/draft';
import { MailDialog } from '@/features/leads/mails/mail-dialog';
import { WaitingMails } from '@/features/leads/mails/waiting-mails';
import { EraseContact } from '@/features/leads/erasing/erase-contact';
import { RelatedOpportunities } from '@/features/leads/opportunities/related-opportunities';
import type { Rows } from '@/features/leads/records';
import { RecordTags } from '@/features/leads/tags/record-tags';
import { recordTexts } from '@/features/leads/texts/record';
import { recordsTexts } from '@/features/leads/texts/records';
import { RecordDuplicates } from '@/features/leads/duplicates/record-duplicates';
import { CameFrom } from '@/features/marketing/takeover/came-from';
import { useContactEvents } from '@/features/marketing/takeover/use-contact-events';
import { useContactOrigins } from '@/features/marketing/takeover/use-contact-origins';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { dashboardAddress, recordAddress, writingMail } from '@shared/leads/sections';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Badge } from '@/ui/feedback/badge';
import { Icon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { RecordActs } from './record-acts';
import { RecordFrame } from './record-frame';
import { RecordHead } from './record-head';
import { RecordLayout } from './record-layout';

const nameOf = ({ name }: Rows['contacts']) => name ?? '–';

/** The sources whose contacts filled in a form. */
const fromForm = new Set<Rows['contacts']['source']>(['website', 'comerzia']);

/** What the title and the line below it say, and the part on COMERZIA. */
const saidElsewhere = ({ source }: Rows['contacts']) => [
  'firstName',
  'lastName',
  'status',
  ...(source === 'comerzia' ? ['source'] : []),
];

export const ContactPage = () => (
  <RecordFrame section="contacts" nameOf={nameOf}>
    {(contact) => <Contact contact={contact} />}
  </RecordFrame>
);

function Contact({ contact }: { contact: Rows['contacts'] }) {
  const about = aboutContact(contact);
  const mayWrite = useMayWrite();
  const takesMail = mayWrite && !contact.doNotContact && contact.email !== null;
  const [, navigate] = useLocation();
  const { draft, setDraft } = useDraft(takesMail);
  const { asked, waitingSince } = useContactOrigins(contact.id);
  const { toAnswer, elsewhere } = useWhatTheyWrote(contact.id, waitingSince !== null);
  return (
    <RecordLayout
      about={about}
      head={
        <>
          <RecordHead
            title={nameOf(contact)}
            acts={
              <RecordActs
                about={about}
                row={contact}
                name={nameOf(contact)}
                form={ContactForm}
                onEmail={takesMail ? () => setDraft(emptyDraft) : undefined}
                isWaiting={waitingSince !== null}
                phone={contact.doNotContact ? null : contact.phone}
              />
            }
          >
            <ContactFacts contact={contact} waitingSince={waitingSince} />
          </RecordHead>
          <RecordDuplicates entity="contact" id={contact.id} />
        </>
      }
      aboveTimeline={
        <>
          <WaitingMails contactId={contact.id} onTakenBack={setDraft} />
          <MailDialog contact={contact} draft={draft} onDraft={setDraft} />
        </>
      }
      elsewhere={elsewhere}
      first={toAnswer && <ToAnswer>{toAnswer.content}</ToAnswer>}
      beside={
        <>
          <Facts section="contacts" row={contact} form={ContactForm} inHead={saidElsewhere(contact)}>
            <RelatedOpportunities search={about.search} />
          </Facts>
          <CameFrom contact={contact.id} isLastSaid={toAnswer !== undefined} />
          <ConsentsPanel contact={contact.id} asked={asked} hasWritten={fromForm.has(contact.source)} />
          <div>
            <IfMayWrite>
              <EraseContact
                contact={contact.id}
                name={nameOf(contact)}
                onErased={() => navigate(dashboardAddress('contacts'))}
              />
            </IfMayWrite>
          </div>
        </>
      }
    />
  );
}

/** What nobody has answered yet stands above what is logged, and is taken out of the timeline until somebody has. */
function useWhatTheyWrote(contact: number, isWaiting: boolean) {
  const events = useContactEvents(contact);
  const forms = isWaiting ? events.filter(({ isForm }) => isForm) : [];
  const [toAnswer] = forms.toSorted((left, right) => right.at.localeCompare(left.at));
  return { toAnswer, elsewhere: events.filter((event) => event !== toAnswer) };
}

function ToAnswer({ children }: { children: ReactNode }) {
  const t = useTexts(recordTexts);
  return (
    <section
      aria-label={t('toAnswer')}
      className="flex gap-3 rounded-card border border-line bg-surface p-4 max-sm:p-3"
    >
      <Icon name={portalIcons.message} className="mt-0.5 size-5 text-muted" />
      <div className="min-w-0 grow">
        <Suspense fallback={null}>{children}</Suspense>
      </div>
    </section>
  );
}

/** The mail that is being written, at once where the address asks for it; the address forgets that when it is closed. */
function useDraft(takesMail: boolean) {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const isAsked = asked.has(writingMail);
  const [draft, setDraft] = useState<Draft | null>(isAsked && takesMail ? emptyDraft : null);
  return {
    draft,
    setDraft: (next: Draft | null) => {
      setDraft(next);
      if (next !== null || !isAsked) return;
      asked.delete(writingMail);
      navigate(asked.size > 0 ? `${path}?${asked}` : path, { replace: true });
    },
  };
}

interface ContactFactsProps {
  contact: Rows['contacts'];
  waitingSince: string | null;
}

function ContactFacts({ contact, waitingSince }: ContactFactsProps) {
  const t = useTexts(recordsTexts);
  const { language } = useLanguage();
  const tRecord = useTexts(recordTexts);
  const { jobTitle, companyId, companyName, status, doNotContact } = contact;
  return (
    <>
      {jobTitle}
      {companyId !== null && <TextLink to={recordAddress('companies', companyId)}>{companyName}</TextLink>}
      <Code code={status} words={t(`status.${status}`)} />
      {waitingSince && (
        <Badge tone="warning">
          {tRecord('waitingSince', {
            day: formatDate(waitingSince, language, { day: 'numeric', month: 'short' }),
          })}
        </Badge>
      )}
      {doNotContact && <Badge tone="danger">{tRecord('doNotContact')}</Badge>}
      <RecordTags section="contacts" row={contact} />
    </>
  );
}
