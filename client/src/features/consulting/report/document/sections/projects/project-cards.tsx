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
  <ol className="grid gap-4">
    {projects.map((project) => (
      <ProjectCard key={project.id} project={project} acts={actsOf?.(project)} />
    ))}
  </ol>
);

function ProjectCard({ project, acts }: { project: Project; acts: ReactNode }) {
  const { projects: words, words: figures, report } = useFigureWords();
  const { labels } = words;
  const { problem, id, number, priority, strengths, module, responsible, measure, cost, hoursPerMonth } =
    project;
  const price = cost ? (
    <>
      {words.cost(cost)}
      <span className="block text-sm font-normal text-muted">{words.formula(cost)}</span>
    </>
  ) : (
    hoursPerMonth && words.hours(hoursPerMonth)
  );
  return (
    // What can be done stands at the foot of each, whatever is known of it.
    <li className="grid min-w-0 grid-rows-[auto_1fr] gap-3 rounded-card border border-line bg-surface p-4 wrap-anywhere">
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span className="font-semibold text-brand">{words.project(number)}</span>
          <span>{figures.priorities.priority(priority)}</span>
        </p>
        <h3 className="mt-1 font-semibold whitespace-pre-line @2xl:text-lg">
          {problem} <RecordLink record={{ kind: 'problem', id, label: problem }} />
        </h3>
      </div>
      {/* Where the card has the width: the cost at the left, beside it a line for each fact. */}
      <dl className={`grid content-start gap-x-6 text-sm ${price ? '@2xl:grid-cols-[14rem_1fr]' : ''}`}>
        {price && (
          <div className="row-span-7 py-1">
            <dt className="text-muted">{labels.cost}</dt>
            <dd className="text-lg font-semibold tabular-nums">{price}</dd>
          </div>
        )}
        <Fact label={labels.firstStep}>{words.firstStep(project.firstStep)}</Fact>
        <Fact label={labels.phase}>{words.phase(project.phase)}</Fact>
        <Fact label={labels.department}>{departmentText(project, words)}</Fact>
        <Fact label={labels.measure}>{measure}</Fact>
        {module && (
          <Fact label={labels.module}>
            {report.module[module.module]}
            {module.claim && <span className="block text-muted">{words.claim[module.claim]}</span>}
          </Fact>
        )}
        {strengths.length > 0 && (
          <Fact label={labels.strengths}>
            {strengths.map((strength) => (
              <span key={strength.id} className="block">
                {words.quoted(strength.description)}
              </span>
            ))}
          </Fact>
        )}
        <Fact label={labels.responsible}>
          {responsible && words.person(responsible.name, responsible.position)}
        </Fact>
      </dl>
      {acts && <div className="flex flex-wrap gap-2 print:hidden">{acts}</div>}
    </li>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
}

/** What is known of a project; nothing for what is not, which is asked once after the problems. */
const Fact = ({ label, children }: FactProps) =>
  children ? (
    <div className="py-1 @2xl:grid @2xl:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
