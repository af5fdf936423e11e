import { simulatedDays } from '@shared/marketing/sequences/scales';
import { formatter } from '@/i18n/formatters';
import { localeOf } from '@shared/languages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { sequencesTexts } from '../texts/sequences';
import type { Step } from '../reads';
import { conditionNames } from '../spoken-names';
import { unitMinutes } from '../steps/delay';

/** The steps that come within the simulated days, each with the whole days after signing up. */
export function expected(steps: readonly Step[]): { step: Step; days: number }[] {
  let minutes = 0;
  return steps
    .map((step) => {
      minutes += step.delay;
      return { step, days: Math.floor(minutes / unitMinutes.days) };
    })
    .filter(({ days }) => days < simulatedDays);
}

/** What a sequence sends in its days as its delays say, before a simulation tells the hours. */
export function ExpectedMails({ steps }: { steps: readonly Step[] }) {
  const t = useTexts(sequencesTexts);
  const { language } = useLanguage();
  const days = formatter(Intl.RelativeTimeFormat, localeOf(language), { numeric: 'auto' });
  const shown = expected(steps);
  if (shown.length === 0) return null;
  return (
    <ol className="grid gap-3 border-l-2 border-line pl-4">
      {shown.map(({ step: { id, subject, condition }, days: after }) => (
        <li key={id} className="relative min-w-0">
          <span
            aria-hidden
            className="absolute top-1.5 -left-[calc(1rem+6px)] size-2.5 rounded-full border-2 border-brand bg-surface"
          />
          <p className="text-sm text-muted first-letter:uppercase">
            {days.format(after, 'day')}
            {condition !== 'always' && `, ${t(`steps.condition.${conditionNames[condition]}`)}`}
          </p>
          <p className="font-medium wrap-anywhere">{subject ?? t('simulation.noSubject')}</p>
        </li>
      ))}
    </ol>
  );
}
