import { reportDismissals } from '@shared/today/today';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { HideButton } from '@/ui/feedback/hide-button';
import { ButtonLink } from '@/ui/navigation/link';
import { companiesTexts } from '../texts/companies';

/** Links to the page that generates the report, which shows first what the data leave open; or hides the suggestion. */
export function ReportActs({ row: { id, title, to } }: { row: { id: number; title: string; to: string } }) {
  const t = useTexts(companiesTexts);
  const act = `${t('report.generate')}: ${title}`;
  return (
    <IfMayWrite>
      <div className="flex items-center gap-1">
        <ButtonLink variant="secondary" to={to} aria-label={act}>
          {t('report.generate')}
        </ButtonLink>
        <HideButton about={`${reportDismissals}${id}`} name={act} />
      </div>
    </IfMayWrite>
  );
}
