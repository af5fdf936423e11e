import type { ReactNode } from 'react';
import type { ReportFigures } from '@shared/consulting/report/figures/report-figures';
import type { KnownTexts } from '@shared/consulting/report/stored/known-lines';
import { useFigureWords } from '../drawings/use-figure-words';
import { StoredText } from '../stored/stored-text';
import { ModuleWords } from './module-words';
import { PlanTimeline } from './plan/plan-timeline';

interface RecommendationsPartProps {
  text: string;
  known: KnownTexts;
  figures: ReportFigures;
  startsOn: string | null;
  /** The control for the start of the plan, for owners. */
  startDay?: ReactNode;
}

/** The recommendations beside the modules and their words, then the plan in time. */
export function RecommendationsPart({ text, known, figures, startsOn, startDay }: RecommendationsPartProps) {
  const { words } = useFigureWords();
  return (
    <div className="grid gap-8 print:block print:space-y-6">
      <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_22rem] print:block print:space-y-6">
        <StoredText text={text} known={known} />
        <ModuleWords modules={figures.modules} />
      </div>
      <figure>
        <figcaption className="mb-3 break-after-avoid font-semibold">{words.timeline.caption}</figcaption>
        {startDay}
        <PlanTimeline startsOn={startsOn} />
      </figure>
    </div>
  );
}
