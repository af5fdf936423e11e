import { aboutCompany } from '@/features/leads/communications/about';
import { Facts } from '@/features/leads/forms/facts';
import { Code, Day } from '@/features/leads/values/cells';
import { ReachContact } from '@/features/leads/contacts/reach-contact';
import { CompanyForm } from '@/features/leads/companies/lazy-company-form';
import { DealSums } from '@/features/leads/opportunities/list/deal-sums';
import { RelatedOpportunities } from '@/features/leads/opportunities/related-opportunities';
import { RelatedRecords } from '@/features/leads/opportunities/related-records';
import type { Rows } from '@/features/leads/records';
import { RecordTags } from '@/features/leads/tags/record-tags';
import { recordsTexts } from '@/features/leads/texts/records';
import { RecordDuplicates } from '@/features/leads/duplicates/record-duplicates';
import { CameFrom } from '@/features/marketing/takeover/came-from';
import { useTexts } from '@/i18n/use-texts';
import { ConsultingPart } from './consulting-part';
import { RecordActs } from './record-acts';
import { RecordFrame } from './record-frame';
import { RecordHead } from './record-head';
import { RecordLayout } from './record-layout';

const nameOf = ({ name }: Rows['companies']) => name;

/** What the title and the line below it say, and what another field says as well. */
const saidElsewhere = ({ city, region, domain, website }: Rows['companies']) => [
  'name',
  'lifecycle',
  'city',
  ...(region === city ? ['region'] : []),
  ...(domain && website?.includes(domain) ? ['domain'] : []),
];

export const CompanyPage = () => (
  <RecordFrame section="companies" nameOf={nameOf}>
    {(company) => <Company company={company} />}
  </RecordFrame>
);

function Company({ company }: { company: Rows['companies'] }) {
  const tRecords = useTexts(recordsTexts);
  const about = aboutCompany(company);
  const { lifecycle, city, phone, lastContactedAt } = company;
  return (
    <RecordLayout
      about={about}
      head={
        <>
          <RecordHead
            title={company.name}
            acts={
              <RecordActs about={about} row={company} name={company.name} form={CompanyForm} phone={phone} />
            }
          >
            <Code code={lifecycle} words={tRecords(`lifecycle.${lifecycle}`)} />
            {city}
            <RecordTags section="companies" row={company} />
            {/* As high while the sums are counted. */}
            <div className="flex min-h-6 basis-full flex-wrap gap-x-4">
              <DealSums companyId={company.id} />
              {lastContactedAt && (
                <span>
                  {tRecords('fields.lastContactedAt')}{' '}
                  <span className="text-ink">
                    <Day at={lastContactedAt} />
                  </span>
                </span>
              )}
            </div>
          </RecordHead>
          <RecordDuplicates entity="company" id={company.id} />
        </>
      }
      beside={
        <>
          <RelatedRecords
            section="contacts"
            search={about.search}
            nameOf={({ name }) => name ?? '–'}
            hint={({ jobTitle }) => jobTitle}
            acts={(contact) => <ReachContact contact={contact} />}
          />
          <RelatedOpportunities search={about.search} />
          <Facts section="companies" row={company} form={CompanyForm} inHead={saidElsewhere(company)} />
          <ConsultingPart company={company} />
          <CameFrom crmCompany={company.id} />
        </>
      }
    />
  );
}
