import { useId } from 'react';
import { type LeadSection, leadSections } from '@shared/leads/addresses';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { sectionsTexts } from './texts/sections';

/** A section without data, with the reason why nothing can be added yet. */
export function SectionPlaceholder({ section }: { section: LeadSection }) {
  const t = useTexts(sectionsTexts);
  const reason = useId();
  return (
    <>
      <PageHeading
        title={t(`sections.${section}.label`)}
        actions={
          <Button icon={portalIcons.plus} disabled aria-describedby={reason}>
            {t(`sections.${section}.new`)}
          </Button>
        }
      />
      <EmptyState
        icon={portalIcons[leadSections[section].icon]}
        title={t(`sections.${section}.empty`)}
        action={
          <Button variant="secondary" disabled aria-describedby={reason}>
            {t(`sections.${section}.addFirst`)}
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
