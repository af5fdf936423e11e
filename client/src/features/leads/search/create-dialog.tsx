import { useLocation } from 'wouter';
import { recordAddress, type RecordSection } from '@shared/leads/sections';
import type { Fields } from '@/lib/forms/save-changes';
import { CommunicationForm } from '../communications/lazy-communication-form';
import { CompanyForm } from '../companies/lazy-company-form';
import { ContactForm } from '../contacts/lazy-contact-form';
import { RecordDialog, type RecordFormPart } from '../forms/record-dialog';
import { OpportunityForm } from '../opportunities/lazy-opportunity-form';
import { TaskForm } from '../tasks/lazy-task-form';

const forms: { [Section in RecordSection]: RecordFormPart<Section> } = {
  contacts: ContactForm,
  companies: CompanyForm,
  opportunities: OpportunityForm,
  communications: CommunicationForm,
  tasks: TaskForm,
};

/** Those that have a page of their own. */
const paged: readonly RecordSection[] = ['contacts', 'companies', 'opportunities'];

interface CreateDialogProps {
  section: RecordSection;
  /** Values of the new record. */
  given?: Fields | undefined;
  onClose: () => void;
}

/** Creates a record from anywhere, and opens it if it has a page. */
export function CreateDialog({ section, given, onClose }: CreateDialogProps) {
  const [, goTo] = useLocation();
  return (
    <RecordDialog
      key={section}
      section={section}
      form={forms[section] as RecordFormPart<typeof section>}
      {...(given && { given })}
      open
      onClose={onClose}
      onSaved={({ id }) => {
        if (paged.includes(section)) goTo(recordAddress(section, id));
      }}
    />
  );
}
