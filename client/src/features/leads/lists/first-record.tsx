import { useQuery } from '@tanstack/react-query';
import { leadSections, type RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ButtonLink } from '@/ui/navigation/link';
import { StartSlot } from '@/ui/navigation/start-slot';
import { portalIcons } from '@/ui/portal-icons';
import { newImportAddress } from '../addresses';
import { countOf } from '../records';
import { entityOf } from '@shared/leads/entities';
import { sectionsTexts } from '../texts/sections';
import { LoadSamples } from '../load-samples';

interface FirstRecordProps {
  section: RecordSection;
  onAdd: () => void;
}

/** What a section will hold, and the ways to its first records: a file, one by one, and in an empty account samples. */
export function FirstRecord({ section, onAdd }: FirstRecordProps) {
  const t = useTexts(sectionsTexts);
  const mayWrite = useMayWrite();
  const { data: contacts } = useQuery({ ...countOf('contacts'), staleTime: 0 });
  const isEmpty = contacts?.count === 0;
  return (
    <EmptyState
      icon={portalIcons[leadSections[section].icon]}
      title={t(`sections.${section}.empty`)}
      action={
        mayWrite && (
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="secondary" onClick={onAdd}>
              {t(`sections.${section}.addFirst`)}
            </Button>
            <ButtonLink
              variant="secondary"
              to={newImportAddress(entityOf[section])}
              icon={portalIcons.upload}
            >
              {t('firstRun.import')}
            </ButtonLink>
            {isEmpty && <LoadSamples />}
          </div>
        )
      }
      below={isEmpty && section === 'contacts' && <StartSlot />}
    >
      <p>{t(`sections.${section}.text`)}</p>
      {isEmpty && <p className="mt-2 text-sm">{t('firstRun.samplesHint')}</p>}
    </EmptyState>
  );
}
