import type { ReactNode } from 'react';
import type { Project } from '@shared/consulting/report/projects/projects';
import { departmentText } from '@shared/consulting/report/texts/department-text';
import { useFigureWords } from '../../drawings/use-figure-words';
import { RecordLink } from '../../record-link';

interface ProjectCardsProps {
  projects: Project[];
  /** What the owner can do with a project. */
  actsOf?: ((project: Project) => ReactNode) | undefined;
}

/** The projects of the report, a card each, in the order in which they are to be begun. */
export const ProjectCards = ({ projects, actsOf }: ProjectCardsProps) => (
  <ol className="grid gap-4 @4xl:grid-cols-3 print:grid-cols-1">
    {projects.map((project) => (
      <ProjectCard key={project.id} project={project} acts={actsOf?.(project)} />
    ))}
  </ol>
);

// Each fact has its place in two columns, on every card, so that cards are read across; what is not known leaves it empty.
const left = '@2xl:@max-4xl:col-start-1';
const right = '@2xl:@max-4xl:col-start-2';
const second = '@2xl:@max-4xl:row-start-2';
const third = '@2xl:@max-4xl:row-start-3';
const fourth = '@2xl:@max-4xl:row-start-4';

function ProjectCard({ project, acts }: { project: Project; acts: ReactNode }) {
  const { projects: words, words: figures, report } = useFigureWords();
  const { labels } = words;
  const { problem, id, number, priority, strengths, module, responsible, measure, cost, hoursPerMonth } =
    project;
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-surface p-4 break-inside-avoid">
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span className="font-semibold text-brand">{words.project(number)}</span>
          <span>{figures.priorities.priority(priority)}</span>
        </p>
        <h3 className="mt-1 font-semibold whitespace-pre-line wrap-anywhere">
          {problem} <RecordLink record={{ kind: 'problem', id, label: problem }} />
        </h3>
      </div>
      <dl className="grid gap-x-8 gap-y-2 text-sm @2xl:grid-cols-2 @4xl:grid-cols-1">
        <Fact label={labels.cost} place={left} isStrong>
          {cost ? (
            <>
              {words.cost(cost)}
              <span className="block text-sm font-normal text-muted">{words.formula(cost)}</span>
            </>
          ) : (
            hoursPerMonth && words.hours(hoursPerMonth)
          )}
        </Fact>
        <Fact label={labels.firstStep} place={right}>
          {words.firstStep(project.firstStep)}
        </Fact>
        <Fact label={labels.department} place={`${left} ${second}`}>
          {departmentText(project, words)}
        </Fact>
        <Fact label={labels.phase} place={`${right} ${second}`}>
          {words.phase(project.phase)}
        </Fact>
        <Fact label={labels.measure} place={`${left} ${third}`}>
          {measure}
        </Fact>
        {module && (
          <Fact label={labels.module} place={`${right} ${third}`}>
            {report.module[module.module]}
            {module.claim && <span className="block text-muted">{words.claim[module.claim]}</span>}
          </Fact>
        )}
        {strengths.length > 0 && (
          <Fact label={labels.strengths} place={`${left} ${fourth}`}>
            {strengths.map((strength) => (
              <span key={strength.id} className="block">
                {words.quoted(strength.description)}
              </span>
            ))}
          </Fact>
        )}
        <Fact label={labels.responsible} place={`${right} ${fourth}`}>
          {responsible && words.person(responsible.name, responsible.position)}
        </Fact>
      </dl>
      {acts && <div className="flex flex-wrap gap-2 print:hidden">{acts}</div>}
    </li>
  );
}

interface FactProps {
  label: string;
  /** Where the fact stands in two columns. */
  place: string;
  isStrong?: boolean;
  children: ReactNode;
}

/** What is known of a project; nothing for what is not, which is asked once after the problems. */
const Fact = ({ label, place, isStrong = false, children }: FactProps) =>
  children ? (
    <div className={`min-w-0 wrap-anywhere ${place}`}>
      <dt className="text-muted">{label}</dt>
      <dd className={isStrong ? 'text-lg font-semibold tabular-nums' : undefined}>{children}</dd>
    </div>
  ) : null;
