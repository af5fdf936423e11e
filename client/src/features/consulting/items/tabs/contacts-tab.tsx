import type { CompanyContact } from '@shared/consulting/items/tables';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { contactsOf } from '../../reads';
import { CompanyItems } from '../company-items';
import { ContactCard } from '../cards/contact-card';
import { usePrimaryAct } from '../use-primary-act';

const ContactForm = lazyPart(async () => (await import('../forms/contact-form')).ContactForm);

const sameRank = (one: CompanyContact, other: CompanyContact) => one.isPrimary === other.isPrimary;

export function ContactsTab({ companyId }: { companyId: number }) {
  useLoadedLater(ContactForm);
  const primaryAct = usePrimaryAct(companyId);
  return (
    <CompanyItems
      companyId={companyId}
      kind="contacts"
      list={contactsOf(companyId)}
      sameRank={sameRank}
      renderItem={(contact, acts) => <ContactCard contact={contact} acts={acts} />}
      actOf={primaryAct}
      renderForm={(form) => <ContactForm companyId={companyId} {...form} />}
    />
  );
}
