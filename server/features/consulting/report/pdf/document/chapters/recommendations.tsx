import { Chapter, type GivenChapter } from '../chapter';
import { Plan } from '../drawings/timeline-drawing';
import { WrittenText } from '../parts/written-text';
import { Modules } from './recommendations/modules';
import { isWhole, ProjectCard } from './recommendations/project-card';
import { RemainingProblems } from './recommendations/remaining-problems';
import { WhatToAsk } from './recommendations/what-to-ask';

/** The projects, the other problems, what to ask first, the modules, and the plan in time. */
export const RecommendationsChapter = (chapter: GivenChapter) => {
  const { of } = chapter;
  const { recommendations } = of.written;
  const { projects } = of.model.plan;
  const [first, ...rest] = projects;
  const leads = first && recommendations === null && isWhole(first);
  return (
    <Chapter {...chapter} {...(leads ? { lead: <ProjectCard of={of} project={first} /> } : {})}>
      <WrittenText text={recommendations} />
      {(leads ? rest : projects).map((project) => (
        <ProjectCard key={project.id} of={of} project={project} />
      ))}
      <RemainingProblems of={of} />
      <WhatToAsk of={of} />
      <Modules of={of} />
      <Plan of={of} />
    </Chapter>
  );
};
