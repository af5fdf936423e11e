import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listFormat } from '@shared/list-format';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { assignedTo } from '../addresses';
import { countOf } from '../records';
import { assigningTexts } from './texts/assigning';

const sections = ['contacts', 'companies', 'opportunities', 'tasks'] as const;

interface AssignedRecordsProps {
  /** The member's id. */
  member: number;
  /** The choice of who has them next. */
  children: ReactNode;
}

/** How many records are assigned to a member, and the choice of who has them next; nothing if there are none. */
export function AssignedRecords({ member, children }: AssignedRecordsProps) {
  const t = useTexts(assigningTexts);
  const { language } = useLanguage();
  const filter = JSON.stringify(assignedTo(member));
  const counts = useQueries({
    queries: sections.map((section) => ({
      ...countOf(section, { filter, ...(section === 'tasks' && { state: 'all' }) }),
      staleTime: 0,
    })),
  });
  const said = sections.flatMap((section, place) => {
    const count = counts[place]?.data?.count ?? 0;
    return count > 0 ? [t(`held.${section}`, { count })] : [];
  });
  if (said.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p>{t('held.all', { records: listFormat(language).format(said) })}</p>
      {children}
    </div>
  );
}
