import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { Alert } from '@/ui/feedback/alert';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from './texts/companies';

/** The reason why a company cannot be shown, and a link to the overview. */
export function CompanyAlert({ children }: { children: string }) {
  const t = useTexts(companiesTexts);
  return (
    <div className="grid max-w-measure justify-items-start gap-4">
      <h1 tabIndex={-1} className="sr-only">
        {t('detail.missingTitle')}
      </h1>
      <Alert tone="danger" title={t('detail.error')} className="w-full">
        <p>{children}</p>
      </Alert>
      <ButtonLink to={addressOf(consultingPages.companies)} variant="secondary" icon={portalIcons.back}>
        {t('detail.back')}
      </ButtonLink>
    </div>
  );
}
