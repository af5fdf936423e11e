import type { ReportModel } from '@shared/consulting/report/overview/report-model';
import type { KnownTexts } from '@shared/consulting/report/stored/known-lines';
import { LayersDrawing } from '../drawings/layers-drawing';
import { FullText } from './full-text';
import { Programs } from './overview/programs';

interface ArchitecturePartProps {
  text: string;
  known: KnownTexts;
  model: ReportModel;
  /** Whether the drawing has one layout for all screens. */
  isNarrow?: boolean;
}

/** The architecture in layers beside the programs that it connects. */
export const ArchitecturePart = ({ text, known, model, isNarrow }: ArchitecturePartProps) => (
  <div className="grid gap-8 print:block print:space-y-6">
    <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-[22rem_minmax(0,1fr)] print:block print:space-y-6">
      <LayersDrawing drawing={model.figures.architecture} isNarrow={isNarrow} />
      <Programs programs={model.programs} />
    </div>
    <FullText text={text} known={known} />
  </div>
);
