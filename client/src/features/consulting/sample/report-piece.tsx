import { reportFigures } from '@shared/consulting/report/figures/report-figures';
import { reportSummary } from '@shared/consulting/report/texts/report-summary';
import { figureWords } from '@shared/consulting/report/texts/words';
import { sampleReport } from '@shared/consulting/sample/sample-report';
import { useLanguage } from '@/i18n/use-texts';
import { RadarDrawing } from '../report/document/drawings/radar-drawing';

/** What the sample report says first, with its score and radar, as a sheet in the page's theme. For the eyes only. */
export function ReportPiece() {
  const { language } = useLanguage();
  const { report, snapshot } = sampleReport(language);
  const { chart, digitalization } = reportFigures(snapshot);
  const [first] = reportSummary(snapshot, report.startsOn, language);
  const { score } = figureWords[language];
  return (
    <div className="as-page max-w-100">
      <div className="rounded-card border border-line bg-surface p-6 text-sm shadow-raised">
        <p className="border-b border-line pb-3 text-lg font-semibold">{snapshot.company.name}</p>
        <p className="mt-4 font-semibold text-brand">{first?.heading}</p>
        <p>{first?.text}</p>
        <p className="mt-4">
          <strong className="text-3xl">{digitalization.score}</strong> {score.outOf} ·{' '}
          <span className="text-muted">{score.name}</span>
        </p>
        {chart.kind === 'radar' && (
          <div className="-mb-4">
            <RadarDrawing radar={chart} />
          </div>
        )}
      </div>
    </div>
  );
}
