import { projectPlan } from '@shared/consulting/report/projects/projects';
import { projectWords } from '@shared/consulting/report/texts/words';
import { sampleSnapshot } from '@shared/consulting/sample/sample-report';
import { useLanguage } from '@/i18n/use-texts';

/** The first project of the sample report, as a sheet in the page's theme. For the eyes only. */
export function ReportPiece() {
  const { language } = useLanguage();
  const snapshot = sampleSnapshot(language);
  const [project] = projectPlan(snapshot, null).projects;
  const { labels, ...words } = projectWords[language];
  if (!project) return null;
  const { number, problem, cost, firstStep, measure } = project;
  const facts = [
    [labels.firstStep, words.firstStep(firstStep)],
    [labels.measure, measure],
  ] as const;
  return (
    <div className="as-page max-w-100">
      <div className="rounded-card border border-line bg-surface p-6 text-sm shadow-raised">
        <p className="border-b border-line pb-3 text-lg font-semibold">{snapshot.company.name}</p>
        <p className="mt-4 font-semibold text-brand">{words.project(number)}</p>
        <p className="text-base font-semibold">{problem}</p>
        {cost && (
          <p className="mt-4 text-muted">
            {labels.cost}
            <strong className="block text-3xl text-ink">{words.cost(cost)}</strong>
            {words.formula(cost)}
          </p>
        )}
        {facts.map(([label, text]) => (
          <p key={label} className="mt-4">
            <span className="block text-muted">{label}</span>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
