import { useLocation } from 'wouter';
import { recordAddress } from '@shared/leads/sections';
import { contactStatuses } from '@shared/leads/contacts/scales';
import { useTexts } from '@/i18n/use-texts';
import { setting } from '../lists/bulk/bulk-act';
import { useFieldFilters } from '../lists/columns/use-field-filters';
import { RecordList } from '../lists/record-list';
import type { Rows } from '../records';
import { jobsTexts } from '../jobs/texts/jobs';
import { useChoices } from '../values/use-choices';
import { useContactColumns } from './use-contact-columns';
import { ContactForm } from './lazy-contact-form';

const noChanges = {};
const nameOf = ({ name }: Rows['contacts']) => name ?? '–';

export function ContactsList() {
  const tBulk = useTexts(jobsTexts);
  const choices = useChoices();
  const [, navigate] = useLocation();
  const filters = useFieldFilters('contacts', noChanges);
  return (
    <RecordList
      section="contacts"
      columns={useContactColumns()}
      rowName={nameOf}
      usualSort="-updatedAt"
      filters={filters}
      bulkActs={[
        {
          label: tBulk('bulk.act.status'),
          choices: choices('status', contactStatuses),
          does: setting('status'),
        },
      ]}
      form={ContactForm}
      onCreated={({ id }) => navigate(recordAddress('contacts', id))}
    />
  );
}
