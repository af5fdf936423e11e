import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from '../../texts/companies';

/** On a phone the arrow of the breadcrumb does the same. */
export function BackLink() {
  const t = useTexts(companiesTexts);
  return (
    <Link
      to={addressOf(consultingPages.companies)}
      title={t('detail.back')}
      aria-label={t('detail.back')}
      className="-ml-2 inline-grid size-11 shrink-0 max-sm:hidden place-items-center rounded-control text-muted hover:bg-ink/8 hover:text-ink"
    >
      <Icon name={portalIcons.back} />
    </Link>
  );
}
