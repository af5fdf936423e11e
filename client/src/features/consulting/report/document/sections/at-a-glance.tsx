import type { ReportFigures } from '@shared/consulting/report/figures/report-figures';
import { thresholds } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { reportTexts } from '../../../texts/report';

/** The key figures of the report, each with its comparison. */
export function AtAGlance({ figures }: { figures: ReportFigures }) {
  const t = useTexts(reportTexts);
  const { departments } = figures.digitalization;
  const problems = figures.priorities.flatMap((band) => band.problems);
  const high = figures.priorities.find(({ urgency }) => urgency === 'high')?.problems ?? [];
  const low = departments.filter(({ isLow }) => isLow);
  const great = figures.strengths.filter(({ toLeverage }) => toLeverage);
  const facts = [
    {
      number: high.length,
      name: t('atAGlance.high', { count: high.length }),
      of: t('atAGlance.highOf', { count: problems.length }),
    },
    {
      number: low.length,
      name: t('atAGlance.low', { count: low.length }),
      of: t('atAGlance.lowOf', { count: departments.length, level: thresholds.lowDigitalization }),
    },
    {
      number: great.length,
      name: t('atAGlance.leverage', { count: great.length }),
      of: t('atAGlance.leverageOf', { count: figures.strengths.length }),
    },
  ];
  return (
    <ul aria-label={t('atAGlance.title')} className="mt-6 grid gap-3 sm:grid-cols-3 print:grid-cols-3">
      {facts.map(({ number, name, of }) => (
        <li key={name} className="rounded-card border border-line bg-surface p-4">
          <strong className="text-2xl tabular-nums">{number}</strong>{' '}
          <span className="font-medium">{name}</span>
          <span className="block text-sm text-muted">{of}</span>
        </li>
      ))}
    </ul>
  );
}
