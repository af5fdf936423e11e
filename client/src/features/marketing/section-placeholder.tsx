import { useId } from 'react';
import type { MarketingSection } from '@shared/marketing/addresses';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { marketingSectionIcons } from './sections';

/** A section that holds nothing yet, and says why nothing can be added. */
export function SectionPlaceholder({ section }: { section: MarketingSection }) {
  const t = useTexts('marketing');
  const reason = useId();
  return (
    <>
      <PageHeading title={t(`marketing.sections.${section}.label`)} />
      <EmptyState
        icon={marketingSectionIcons[section]}
        title={t(`marketing.sections.${section}.empty`)}
        action={
          <Button icon="plus" disabled aria-describedby={reason}>
            {t(`marketing.sections.${section}.new`)}
          </Button>
        }
      >
        <p>{t(`marketing.sections.${section}.text`)}</p>
        <p id={reason} className="mt-2">
          {t('marketing.notYet')}
        </p>
      </EmptyState>
    </>
  );
}
