import { type ReactNode, useMemo } from 'react';
import type { CompanyData } from '@shared/consulting/report/company-data';
import { reportFigures } from '@shared/consulting/report/figures/report-figures';
import type { Swot } from '@shared/consulting/swot/swot';
import type { Report } from '@shared/consulting/report/tables';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { reportTexts } from '../../texts/report';
import { AtAGlance } from './sections/at-a-glance';
import { Contents } from './contents';
import { DataGaps } from './sections/data-gaps';
import { DepartmentCharts } from './sections/department-charts';
import { useFigureWords } from './drawings/use-figure-words';
import { LayersDrawing } from './drawings/layers-drawing';
import { Method } from './sections/method';
import { ModuleReasons } from './sections/module-reasons';
import { PlanTimeline } from './sections/plan-timeline';
import { ProblemBands } from './sections/problem-bands';
import { ReportSection } from './report-section';
import { Score } from './sections/score';
import { StoredTexts } from './sections/stored-texts';
import { StrengthList } from './sections/strength-list';
import { SwotQuadrants } from './sections/swot-quadrants';

export interface ReportDocumentProps {
  report: Pick<
    Wire<Report>,
    'analysis' | 'recommendations' | 'aiArchitecture' | 'language' | 'startsOn' | 'createdAt'
  >;
  snapshot: CompanyData;
  swot: Swot | null;
  /** The control for the start of the plan, for owners. */
  startDay?: ReactNode;
  /** The changes since the report, for owners. */
  changes?: ReactNode;
}

/**
 * A report from its score to its appendix. Drawings use the reader's language; the stored texts keep theirs.
 */
export function ReportDocument({ report, snapshot, swot, startDay, changes }: ReportDocumentProps) {
  const t = useTexts(reportTexts);
  const { words } = useFigureWords();
  const figures = useMemo(() => reportFigures(snapshot), [snapshot]);
  const parts: { id: string; title: string; content: ReactNode; className?: string }[] = [
    {
      id: 'score',
      title: words.score.heading,
      content: (
        <>
          <Score digitalization={figures.digitalization} />
          <AtAGlance figures={figures} />
          <div className="mt-8">
            <DepartmentCharts chart={figures.chart} digitalization={figures.digitalization} />
          </div>
        </>
      ),
    },
    {
      id: 'problems',
      title: words.priorities.heading,
      content: <ProblemBands priorities={figures.priorities} />,
    },
    {
      id: 'strengths',
      title: words.strengths.heading,
      content: <StrengthList strengths={figures.strengths} />,
    },
    { id: 'modules', title: words.modules.heading, content: <ModuleReasons modules={figures.modules} /> },
    {
      id: 'layers',
      title: words.architecture.heading,
      content: <LayersDrawing drawing={figures.architecture} />,
    },
    {
      id: 'plan',
      title: words.timeline.heading,
      content: (
        <>
          {startDay}
          <PlanTimeline startsOn={report.startsOn} />
        </>
      ),
    },
    {
      id: 'texts',
      title: t('texts.title'),
      content: <StoredTexts stored={report} snapshot={snapshot} />,
    },
    ...(swot ? [{ id: 'swot', title: t('swot.title'), content: <SwotQuadrants swot={swot} /> }] : []),
    { id: 'gaps', title: words.gaps.heading, content: <DataGaps gaps={figures.gaps} /> },
    ...(changes
      ? [{ id: 'changes', title: t('changes.title'), content: changes, className: 'print:hidden' }]
      : []),
    { id: 'method', title: words.method.heading, content: <Method modulesBy={snapshot.modulesBy} /> },
  ];
  return (
    <div className="grid gap-8 print:block">
      <Contents parts={parts} />
      {parts.map(({ id, title, content, className }) => (
        <ReportSection key={id} id={id} title={title} className={className}>
          {content}
        </ReportSection>
      ))}
    </div>
  );
}
