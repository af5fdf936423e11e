import { useId } from 'react';
import type { LeadSection } from '@shared/leads/addresses';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { leadSectionIcons } from './sections';

/** A section that holds nothing yet, and says why nothing can be added. */
export function SectionPlaceholder({ section }: { section: LeadSection }) {
  const t = useTexts('leads');
  const reason = useId();
  return (
    <>
      <PageHeading
        title={t(`leads.sections.${section}.label`)}
        actions={
          <Button icon="plus" disabled aria-describedby={reason}>
            {t(`leads.sections.${section}.new`)}
          </Button>
        }
      />
      <EmptyState
        icon={leadSectionIcons[section]}
        title={t(`leads.sections.${section}.empty`)}
        action={
          <Button variant="secondary" disabled aria-describedby={reason}>
            {t(`leads.sections.${section}.addFirst`)}
          </Button>
        }
      >
        <p>{t(`leads.sections.${section}.text`)}</p>
        <p id={reason} className="mt-2">
          {t('leads.notYet')}
        </p>
      </EmptyState>
    </>
  );
}
