import type { ReactNode } from 'react';
import type { ReportModel } from '@shared/consulting/report/overview/report-model';
import type { Project } from '@shared/consulting/report/projects/projects';
import type { KnownTexts } from '@shared/consulting/report/stored/known-lines';
import { useFigureWords } from '../drawings/use-figure-words';
import { FullText } from './full-text';
import { PlanTimeline } from './plan/plan-timeline';
import { ProjectCards } from './projects/project-cards';
import { RemainingProblems } from './projects/remaining-problems';
import { WhatToAsk } from './projects/what-to-ask';

interface RecommendationsPartProps {
  text: string;
  known: KnownTexts;
  model: ReportModel;
  startsOn: string | null;
  /** The control for the start of the plan, for owners. */
  startDay?: ReactNode;
  /** What the owner can do with a project. */
  actsOf?: ((project: Project) => ReactNode) | undefined;
}

/** The projects, the other problems, what to ask first, the modules, and the plan in time. */
export function RecommendationsPart(props: RecommendationsPartProps) {
  const { text, known, model, startsOn, startDay, actsOf } = props;
  const { words } = useFigureWords();
  return (
    <div className="grid gap-8 print:block print:space-y-6">
      <ProjectCards projects={model.plan.projects} actsOf={actsOf} />
      <RemainingProblems problems={model.plan.remaining} />
      <WhatToAsk ask={model.ask} />
      <Modules model={model} />
      <figure>
        <figcaption className="mb-3 break-after-avoid font-semibold">{words.timeline.caption}</figcaption>
        {startDay}
        <PlanTimeline startsOn={startsOn} />
      </figure>
      <FullText text={text} known={known} />
    </div>
  );
}

/** What each module of the report does, told once. */
function Modules({ model: { figures } }: { model: ReportModel }) {
  const { words, report, overview } = useFigureWords();
  return (
    <section>
      <h3 className="mb-2 break-after-avoid font-semibold">{words.architecture.layer.modules}</h3>
      <dl className="grid gap-x-10 gap-y-3 @3xl:grid-cols-2">
        {figures.modules.map(({ module }) => (
          <div key={module} className="break-inside-avoid">
            <dt className="font-medium">{report.module[module]}</dt>
            <dd className="text-sm text-muted">{overview.moduleDoes[module]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
