import { useTexts } from '@/i18n/use-texts';
import { ButtonLink } from '@/ui/navigation/link';
import { companiesTexts } from '../texts/companies';

/** Leads to the report that can be made, where what the data leave open is said before. */
export function ReportActs({ row: { title, to } }: { row: { title: string; to: string } }) {
  const t = useTexts(companiesTexts);
  return (
    <ButtonLink variant="secondary" to={to} aria-label={`${t('report.generate')}: ${title}`}>
      {t('report.generate')}
    </ButtonLink>
  );
}
