import { contactsOf } from '../reads';
import { CompanyItems } from './company-items';
import { ContactCard } from './contact-card';
import { ContactForm } from './contact-form';

export const ContactsTab = ({ companyId }: { companyId: number }) => (
  <CompanyItems
    kind="contacts"
    list={contactsOf(companyId)}
    renderItem={(contact) => <ContactCard contact={contact} />}
    renderForm={(close) => <ContactForm companyId={companyId} onSaved={close} />}
  />
);
