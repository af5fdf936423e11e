import type { PriorityBand, ProblemFigure } from '@shared/consulting/report/figures/priorities';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { LongText } from '../../../items/cards/long-text';
import { PriorityBadge } from '../../../items/cards/level-badge';
import { useFigureWords } from '../drawings/use-figure-words';
import { RecordLink } from '../record-link';

/** The problems grouped by the action they call for, the most urgent first. */
export function ProblemBands({ priorities }: { priorities: PriorityBand[] }) {
  const { words, report } = useFigureWords();
  return (
    <div className="grid gap-6">
      {priorities.map(({ urgency, problems }) => (
        <div key={urgency}>
          <h3 className="flex break-after-avoid flex-wrap items-baseline gap-x-3 font-semibold">
            {words.priorities.band[urgency]}
            <span className="text-sm font-normal text-muted">{words.priorities.count(problems.length)}</span>
          </h3>
          {problems.length === 0 ? (
            <p className="text-muted">{words.priorities.none}</p>
          ) : (
            <>
              <p className="max-w-measure break-after-avoid text-muted">
                {report.recommendations.advice[urgency]}
              </p>
              <ul className="mt-3 grid gap-3">
                {problems.map((problem) => (
                  <Problem key={problem.id} problem={problem} />
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function Problem({ problem }: { problem: ProblemFigure }) {
  const { words, report } = useFigureWords();
  const { id, description, priority, department, support } = problem;
  return (
    <li className="grid break-inside-avoid-page gap-x-4 gap-y-1 border-l-2 border-line pl-4 sm:grid-cols-[10rem_1fr]">
      <div>
        <PriorityBadge priority={priority}>{words.priorities.priority(priority)}</PriorityBadge>
      </div>
      <div className="min-w-0">
        <LongText className="max-w-measure">{description}</LongText>
        {department && (
          <p className="text-sm text-muted wrap-anywhere">
            {words.priorities.hurts(shortLabel(department.name, 80))}
          </p>
        )}
        {support && (
          <p className="text-sm text-muted wrap-anywhere">
            {words.modules.supports(report.module[support.module], support.word)}
          </p>
        )}
        <RecordLink record={{ kind: 'problem', id, label: description }} />
      </div>
    </li>
  );
}
