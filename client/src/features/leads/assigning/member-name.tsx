import { useTexts } from '@/i18n/use-texts';
import { assigningTexts } from './texts/assigning';
import { useMembers } from './use-members';

/** The name of a member; of somebody who has left, that they have. */
export function MemberName({ id }: { id: number }) {
  const t = useTexts(assigningTexts);
  const { nameOf } = useMembers();
  return nameOf(id) ?? t('gone');
}
