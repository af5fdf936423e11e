import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { aboutOpportunity } from '@/features/leads/communications/about';
import { Facts } from '@/features/leads/forms/facts';
import { DealPeople } from '@/features/leads/opportunities/deal-people';
import { OpportunityForm } from '@/features/leads/opportunities/lazy-opportunity-form';
import { OpportunityFigures } from '@/features/leads/opportunities/opportunity-figures';
import { StageBar } from '@/features/leads/opportunities/stage-bar';
import { recordOf, type Rows } from '@/features/leads/records';
import { RecordTags } from '@/features/leads/tags/record-tags';
import { recordTexts } from '@/features/leads/texts/record';
import { useTexts } from '@/i18n/use-texts';
import { mailAddress, recordAddress } from '@shared/leads/sections';
import { TextLink } from '@/ui/navigation/link';
import { RecordActs } from './record-acts';
import { RecordFrame } from './record-frame';
import { RecordHead } from './record-head';
import { RecordLayout } from './record-layout';

const nameOf = ({ title }: Rows['opportunities']) => title;

/** What the title, the stages and the line of figures say; when a closed one was expected to close is history. */
const inHead = ['title', 'companyId', 'contactId', 'stageId', 'amount', 'expectedClose', 'closedAt'];

export const OpportunityPage = () => (
  <RecordFrame section="opportunities" nameOf={nameOf}>
    {(opportunity) => <Opportunity opportunity={opportunity} />}
  </RecordFrame>
);

function Opportunity({ opportunity }: { opportunity: Rows['opportunities'] }) {
  const about = aboutOpportunity(opportunity);
  const { title, contactId } = opportunity;
  const [, navigate] = useLocation();
  const { data: contact } = useQuery({
    ...recordOf('contacts', contactId ?? 0),
    enabled: contactId !== null,
  });
  const person = contact?.doNotContact ? undefined : contact;
  return (
    <RecordLayout
      about={about}
      head={
        <RecordHead
          title={title}
          acts={
            <RecordActs
              about={about}
              row={opportunity}
              name={title}
              form={OpportunityForm}
              onEmail={person?.email ? () => navigate(mailAddress(person.id)) : undefined}
              phone={person?.phone ?? null}
            />
          }
        >
          <OpportunityFigures row={opportunity} />
          <DealWith row={opportunity} />
          <RecordTags section="opportunities" row={opportunity} />
        </RecordHead>
      }
      beside={
        <>
          <DealPeople row={opportunity} person={person} />
          <Facts section="opportunities" row={opportunity} form={OpportunityForm} inHead={inHead} />
        </>
      }
    >
      <StageBar card={opportunity} />
    </RecordLayout>
  );
}

/** With whom it is, in one line of the head; in a wide window they stand beside the timeline. */
function DealWith({ row }: { row: Rows['opportunities'] }) {
  const t = useTexts(recordTexts);
  const { companyId, companyName, contactId, contactName } = row;
  if (companyId === null && contactId === null) return null;
  return (
    <p className="text-sm max-sm:basis-full lg:hidden">
      {t('dealWith')}{' '}
      {contactId !== null && <TextLink to={recordAddress('contacts', contactId)}>{contactName}</TextLink>}
      {companyId !== null && contactId !== null && ', '}
      {companyId !== null && <TextLink to={recordAddress('companies', companyId)}>{companyName}</TextLink>}
    </p>
  );
}
