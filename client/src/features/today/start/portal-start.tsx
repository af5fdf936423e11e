import { useQuery } from '@tanstack/react-query';
import type { Portal } from '@shared/addresses/portals';
import { useTexts } from '@/i18n/use-texts';
import { stepsLeft } from '../entries';
import { todayOf } from '../reads';
import { startTexts } from '../texts/start';
import { StepLine } from './step-line';

interface PortalStartProps {
  portal: Portal;
  /** Takes the first step on this screen. */
  onFirst: (() => void) | undefined;
}

/** The first steps of a portal that holds nothing yet. */
export function PortalStart({ portal, onFirst }: PortalStartProps) {
  const t = useTexts(startTexts);
  const { data } = useQuery(todayOf());
  const steps = data ? stepsLeft(data, portal) : [];
  if (steps.length === 0) return null;
  return (
    <section aria-label={t('title')} className="mt-4 text-left text-ink">
      <h2 className="mb-2 text-base font-semibold">{t('title')}</h2>
      <ol className="rounded-card border border-line bg-surface">
        {steps.map(({ step, to }, index) => (
          <li key={step} className="border-b border-line last:border-b-0">
            <StepLine step={step} to={to} onTake={index === 0 ? onFirst : undefined} />
          </li>
        ))}
      </ol>
    </section>
  );
}
