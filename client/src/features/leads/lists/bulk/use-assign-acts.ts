import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { assigningTexts } from '../../assigning/texts/assigning';
import { useMembers } from '../../assigning/use-members';
import { lineOf } from '../../built-in-fields';
import type { BulkAct } from './bulk-act';

const nobody = 'nobody';

/** The act that assigns many records to a member, or to nobody; none in an account of one person. */
export function useAssignActs(section: RecordSection): BulkAct[] {
  const t = useTexts(assigningTexts);
  const { isShared, choices } = useMembers();
  if (!isShared || !lineOf(section, 'assigneeId')) return [];
  return [
    {
      label: t('assign'),
      choices: [...choices, { value: nobody, label: t('nobody') }],
      does: (id) => ({ set: { assigneeId: id === nobody ? null : Number(id) } }),
    },
  ];
}
