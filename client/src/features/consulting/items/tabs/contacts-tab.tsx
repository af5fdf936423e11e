import { useQuery } from '@tanstack/react-query';
import type { CompanyContact } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { contactsOf, problemsOf } from '../../reads';
import { itemsTexts } from '../texts/items';
import { CompanyItems } from '../company-items';
import { ContactCard } from '../cards/contact-card';
import { usePrimaryAct } from '../use-primary-act';

const ContactForm = lazyPart(async () => (await import('../forms/contact-form')).ContactForm);

const sameRank = (one: CompanyContact, other: CompanyContact) => one.isPrimary === other.isPrimary;

export function ContactsTab({ companyId }: { companyId: number }) {
  useLoadedLater(ContactForm);
  const t = useTexts(itemsTexts);
  const { data: problems = [] } = useQuery(problemsOf(companyId));
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
      consequenceOf={({ id }) => {
        const count = problems.filter(({ responsibleId }) => responsibleId === id).length;
        return count > 0 ? t('details.leavesNobody', { count }) : undefined;
      }}
    />
  );
}
