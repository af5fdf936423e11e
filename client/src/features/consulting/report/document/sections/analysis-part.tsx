import type { ReportModel } from '@shared/consulting/report/overview/report-model';
import type { KnownTexts } from '@shared/consulting/report/stored/known-lines';
import { DepartmentCharts } from './department-charts';
import { DepartmentsTable } from './departments-table';
import { FullText } from './full-text';
import { ProblemMatrix } from './overview/problem-matrix';
import { ProductLines } from './overview/product-lines';
import { WhereYouStand } from './overview/where-you-stand';
import { Score } from './score';
import { StrengthsList } from './strengths-list';

interface AnalysisPartProps {
  text: string;
  known: KnownTexts;
  model: ReportModel;
}

/** So many strengths are about as high as the drawing beside them. */
const asHighAsDrawing = 5;

/** Where the company stands: its score and departments, its problems in one matrix, its strengths and its products. */
export const AnalysisPart = ({ text, known, model: { figures, ...model } }: AnalysisPartProps) => (
  <div className="grid gap-8 print:block print:space-y-6">
    <div className="grid gap-x-10 gap-y-6 @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr]">
      <StrengthsList strengths={figures.strengths} />
      <div className="grid content-start gap-2 @3xl:row-span-2">
        <Score digitalization={figures.digitalization} />
        {figures.chart.kind === 'table' ? (
          <DepartmentsTable departments={figures.digitalization.departments} isOpen />
        ) : (
          <DepartmentCharts chart={figures.chart} departments={figures.digitalization.departments} />
        )}
      </div>
      <WhereYouStand benchmarks={model.benchmarks} isRow={figures.strengths.length >= asHighAsDrawing} />
    </div>
    <ProblemMatrix matrix={model.matrix} />
    <ProductLines products={model.products} />
    <FullText text={text} known={known} />
  </div>
);
