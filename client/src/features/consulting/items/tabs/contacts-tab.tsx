import type { CompanyContact } from '@shared/consulting/items/tables';
import { contactsOf } from '../../reads';
import { CompanyItems } from '../company-items';
import { ContactCard } from '../cards/contact-card';
import { ContactForm } from '../forms/contact-form';
import { PrimaryAct } from '../primary-act';

const sameRank = (one: CompanyContact, other: CompanyContact) => one.isPrimary === other.isPrimary;

export const ContactsTab = ({ companyId }: { companyId: number }) => (
  <CompanyItems
    companyId={companyId}
    kind="contacts"
    list={contactsOf(companyId)}
    sameRank={sameRank}
    renderItem={(contact, acts) => <ContactCard contact={contact} acts={acts} />}
    renderAct={(contact) => <PrimaryAct companyId={companyId} contact={contact} />}
    renderForm={(form) => <ContactForm companyId={companyId} {...form} />}
  />
);
