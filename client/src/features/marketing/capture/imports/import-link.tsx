import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { captureTexts } from '../texts/capture';

/** Leads to the import of leads; `isShort` leaves the words out on a phone. */
export function ImportLink({ companyId, isShort = false }: { companyId: number; isShort?: boolean }) {
  const t = useTexts(captureTexts);
  return (
    <ButtonLink
      variant={isShort ? 'quiet' : 'secondary'}
      to={stepAddress(companyId, 'leads', { import: 'new' })}
      icon={portalIcons.upload}
      title={t('importFile')}
    >
      <span className={classNames(isShort && 'max-sm:sr-only')}>{t('importFile')}</span>
    </ButtonLink>
  );
}
