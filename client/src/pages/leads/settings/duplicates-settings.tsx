import { useQuery } from '@tanstack/react-query';
import { SettingsSection } from '@/features/account/settings-section';
import { pairCount } from '@/features/leads/duplicates/reads';
import { duplicatesTexts } from '@/features/leads/duplicates/texts/duplicates';
import { DuplicatesList } from '@/features/leads/duplicates/duplicates-list';
import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';

/** The possible duplicates among the settings of LEADMANAGER, with their number. */
export function DuplicatesSettings() {
  const t = useTexts(duplicatesTexts);
  const { data: total } = useQuery({ ...pairCount(), staleTime: 0 });
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {total && total.count > 0 && (
        <p className="mb-3">
          <Badge tone="warning">
            {total.more ? t('waitingMore', { count: total.count }) : t('waiting', { count: total.count })}
          </Badge>
        </p>
      )}
      <DuplicatesList />
    </SettingsSection>
  );
}
