import { useTexts } from '@/i18n/use-texts';
import { assigningTexts } from './texts/assigning';
import { useMembers } from './use-members';

/** The name of a member; that it is nobody, and of somebody who has left, that they have. */
export function MemberName({ id }: { id: number | null }) {
  const t = useTexts(assigningTexts);
  const { nameOf } = useMembers();
  return id === null ? t('nobody') : (nameOf(id) ?? t('gone'));
}
