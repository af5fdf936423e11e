import { contacts } from '@shared/consulting/items/endpoints';
import type { CompanyContact } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { portalIcons } from '@/ui/portal-icons';
import { toast } from '@/lib/toast';
import { contactsOf } from '../reads';
import { itemsTexts } from '../texts/items';
import { ItemAct } from './item-act';

/** Makes a contact the primary one instead of the current one, or clears the mark. */
export function PrimaryAct({ companyId, contact }: { companyId: number; contact: CompanyContact }) {
  const t = useTexts(itemsTexts);
  const { id, name, isPrimary } = contact;
  const save = useSave(contacts.update, {
    refreshes: [contactsOf(companyId)],
    onSaved: () => toast({ title: t(isPrimary ? 'primary.taken' : 'primary.given', { name }) }),
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('contacts.notSaved'), description: errorText(error) }),
  });
  return (
    <ItemAct
      act="primary"
      icon={portalIcons.star}
      label={t('primary.button', { name })}
      aria-pressed={isPrimary}
      className="aria-pressed:[&_svg]:fill-current"
      idle={save.isPending}
      onClick={() => save.mutate({ params: { id }, body: { isPrimary: !isPrimary } })}
    />
  );
}
