import { contacts } from '@shared/consulting/items/endpoints';
import type { CompanyContact } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import type { Act } from '@/ui/overlays/card-acts';
import { portalIcons } from '@/ui/portal-icons';
import { contactsOf } from '../reads';
import { itemsTexts } from './texts/items';

/** The act that makes a contact the primary one instead of the current one, or clears the mark. */
export function usePrimaryAct(companyId: number): (contact: CompanyContact) => Act {
  const t = useTexts(itemsTexts);
  const save = useSave(contacts.update, {
    refreshes: [contactsOf(companyId)],
    onSaved: ({ name, isPrimary }) =>
      toast({ title: t(isPrimary ? 'primary.given' : 'primary.taken', { name }) }),
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('contacts.notSaved'), description: errorText(error) }),
  });
  return ({ id, name, isPrimary }) => ({
    act: 'primary',
    icon: portalIcons.star,
    label: t('primary.button', { name }),
    short: t(isPrimary ? 'primary.clear' : 'primary.make'),
    pressed: isPrimary,
    idle: save.isPending,
    onSelect: () => save.mutate({ params: { id }, body: { isPrimary: !isPrimary } }),
  });
}
