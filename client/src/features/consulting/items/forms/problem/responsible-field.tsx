import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { contactsOf } from '../../../reads';
import { itemsTexts } from '../../texts/items';
import { ItemSelect } from '../item-select';

interface ResponsibleFieldProps {
  companyId: number;
  name: string;
  value: number | null;
  onChange: (contactId: number | null) => void;
  error?: string;
}

/** The contact who is responsible for a problem; a hint until the company has a contact. */
export function ResponsibleField({ companyId, ...field }: ResponsibleFieldProps) {
  const t = useTexts(itemsTexts);
  const { data: contacts } = useQuery(contactsOf(companyId));
  if (!contacts) return null;
  if (contacts.length === 0) return <p className="text-sm text-muted">{t('details.noContacts')}</p>;
  return (
    <ItemSelect {...field} label={t('details.responsible')} none={t('details.nobody')} items={contacts} />
  );
}
