import type { ReportFigures } from '@shared/consulting/report/figures/report-figures';
import type { KnownTexts } from '@shared/consulting/report/stored/known-lines';
import { StoredText } from '../stored/stored-text';
import { DepartmentCharts } from './department-charts';
import { ImpactCounts } from './impact-counts';
import { PriorityCounts } from './priority-counts';
import { Score } from './score';

interface AnalysisPartProps {
  text: string;
  known: KnownTexts;
  figures: ReportFigures;
}

/** The analysis, with the score, the departments, the problems and the strengths drawn beside their lists. */
export const AnalysisPart = ({ text, known, figures }: AnalysisPartProps) => (
  <StoredText
    text={text}
    known={known}
    isLinked
    isWide
    drawings={{
      figures: <Score digitalization={figures.digitalization} />,
      departments: <DepartmentCharts chart={figures.chart} digitalization={figures.digitalization} />,
      problems: <PriorityCounts priorities={figures.priorities} />,
      strengths: <ImpactCounts strengths={figures.strengths} />,
    }}
  />
);
