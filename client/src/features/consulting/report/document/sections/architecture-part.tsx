import type { ReportModel } from '@shared/consulting/report/overview/report-model';
import type { KnownTexts } from '@shared/consulting/report/stored/known-lines';
import { LayersDrawing } from '../drawings/layers-drawing';
import { FullText } from './full-text';
import { Programs } from './overview/programs';

interface ArchitecturePartProps {
  text: string;
  known: KnownTexts;
  model: ReportModel;
}

/** The architecture in layers, then the programs that it connects. */
export const ArchitecturePart = ({ text, known, model }: ArchitecturePartProps) => (
  <div className="grid gap-8 print:block print:space-y-6">
    <LayersDrawing drawing={model.figures.architecture} />
    <Programs programs={model.programs} />
    <FullText text={text} known={known} />
  </div>
);
