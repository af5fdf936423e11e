import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { newImportAddress } from '../addresses';
import { entityOf } from '@shared/leads/entities';
import { sectionsTexts } from '../texts/sections';

/** Leads from a list to the screen that takes a file of its records. */
export function ImportLink({ section }: { section: RecordSection }) {
  const t = useTexts(sectionsTexts);
  return (
    <ButtonLink
      variant="quiet"
      to={newImportAddress(entityOf[section])}
      icon={portalIcons.upload}
      title={t('imports')}
    >
      <span className="max-sm:sr-only">{t('imports')}</span>
    </ButtonLink>
  );
}
