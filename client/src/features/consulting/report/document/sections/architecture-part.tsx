import type { ReportFigures } from '@shared/consulting/report/figures/report-figures';
import type { KnownTexts } from '@shared/consulting/report/stored/known-lines';
import { LayersDrawing } from '../drawings/layers-drawing';
import { StoredText } from '../stored/stored-text';

interface ArchitecturePartProps {
  text: string;
  known: KnownTexts;
  figures: ReportFigures;
  /** Whether the drawing has one layout for all screens. */
  isNarrow?: boolean;
}

/** The architecture with its layers drawn beside it. */
export const ArchitecturePart = ({ text, known, figures, isNarrow }: ArchitecturePartProps) => (
  <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_22rem] print:block print:space-y-6">
    <StoredText text={text} known={known} isLinked />
    <div>
      <LayersDrawing drawing={figures.architecture} isNarrow={isNarrow} />
    </div>
  </div>
);
