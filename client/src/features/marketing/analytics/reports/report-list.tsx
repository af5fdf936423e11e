import type { ReactNode } from 'react';
import { stepAddress } from '@shared/marketing/steps';
import { formatDate } from '@/i18n/formats';
import { useLanguage } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { TextLink } from '@/ui/navigation/link';
import type { ListedReport } from '../reads';
import { useWords } from '../use-words';

interface ReportListProps {
  companyId: number;
  reports: readonly ListedReport[];
  /** Whether new ones are mailed, as a switch. */
  children: ReactNode;
}

/** The reports of a company, the latest period first. */
export function ReportList({ companyId, reports, children }: ReportListProps) {
  const { t } = useWords();
  const { language } = useLanguage();
  return (
    <Card as="section" aria-label={t('reports.title')} className="grid content-start gap-3">
      <h2 className="text-lg font-semibold">{t('reports.title')}</h2>
      {reports.length === 0 && <p className="text-muted">{t('reports.none')}</p>}
      <ul className="grid">
        {reports.map(({ id, title, createdAt }) => (
          <li
            key={id}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
          >
            <TextLink to={stepAddress(companyId, 'analytics', { report: String(id) })}>{title}</TextLink>
            <span className="text-sm text-muted">
              {t('reports.made', { day: formatDate(createdAt, language, { dateStyle: 'medium' }) })}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
