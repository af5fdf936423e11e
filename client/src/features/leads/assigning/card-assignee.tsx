import { useTexts } from '@/i18n/use-texts';
import { assigningTexts } from './texts/assigning';
import { useMembers } from './use-members';

/** Which member has a card, by the first word of the name, since a card is narrow. */
export function CardAssignee({ id }: { id: number }) {
  const t = useTexts(assigningTexts);
  const { nameOf } = useMembers();
  const name = nameOf(id);
  if (!name) return null;
  return (
    <span title={t('of', { name })} className="max-w-1/2 shrink-0 truncate">
      <span className="sr-only">{t('of', { name: '' })}</span>
      {name.split(' ')[0]}
    </span>
  );
}
