import { useId } from 'react';
import { type MarketingSection, marketingSections } from '@shared/marketing/addresses';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { workspaceTexts } from './texts/workspace';

/** A section without data, with the reason why nothing can be added yet. */
export function SectionPlaceholder({ section }: { section: MarketingSection }) {
  const t = useTexts(workspaceTexts);
  const reason = useId();
  return (
    <>
      <PageHeading title={t(`sections.${section}.label`)} />
      <EmptyState
        icon={portalIcons[marketingSections[section].icon]}
        title={t(`sections.${section}.empty`)}
        action={
          <Button icon={portalIcons.plus} disabled aria-describedby={reason}>
            {t(`sections.${section}.new`)}
          </Button>
        }
      >
        <p>{t(`sections.${section}.text`)}</p>
        <p id={reason} className="mt-2">
          {t('notYet')}
        </p>
      </EmptyState>
    </>
  );
}
