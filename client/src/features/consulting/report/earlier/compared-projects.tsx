import { useId } from 'react';
import type { ComparedProject } from '@shared/consulting/report/earlier/compare';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../../texts/companies';

/** What has become of the projects of the earlier report. */
export function ComparedProjects({ projects }: { projects: ComparedProject[] }) {
  const t = useTexts(companiesTexts);
  const titleId = useId();
  const done = projects.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-semibold">
        {t('assessment.projects')}{' '}
        <span className="text-muted tabular-nums">
          ({t('assessment.projectsDone', { done, of: projects.length })})
        </span>
      </h3>
      <ol className="grid list-decimal gap-1 pl-5">
        {projects.map((project) => (
          <li key={project.number} value={project.number}>
            <span className="line-clamp-3 wrap-anywhere">{project.problem}</span>
            <ProjectState {...project} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Done, or the priority and the hours that have changed. */
function ProjectState({ isDone, priority, hours, measure }: ComparedProject) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const said = (value: number) => formatNumber(value, language);
  const changes = [
    priority.after !== null &&
      priority.after !== priority.before &&
      t('assessment.priority', { before: priority.before, after: priority.after }),
    hours.before !== null &&
      hours.after !== null &&
      hours.after !== hours.before &&
      t('assessment.hours', { before: said(hours.before), after: said(hours.after) }),
  ].filter(Boolean);
  if (isDone) return <span className="block text-sm font-medium text-positive">{t('assessment.done')}</span>;
  return (
    <span className="block text-sm text-muted wrap-anywhere">
      {[t('assessment.open'), ...changes, measure].filter(Boolean).join(' · ')}
    </span>
  );
}
