import type { Decision } from '@shared/consulting/report/projects/decisions';
import { dateInSentence } from '@shared/consulting/report/texts/words';
import { useFigureWords } from '../../drawings/use-figure-words';

/** The page to sign: what the client is asked to decide, each with a box. */
export function Decisions({ decisions }: { decisions: Decision[] }) {
  const { projects, language } = useFigureWords();
  const { text, place, date, signature } = projects.decide;
  return (
    <div className="max-w-measure">
      <ul className="grid gap-3">
        {decisions.map((decision) => (
          <li key={decision.decision} className="flex items-start gap-3 break-inside-avoid">
            <span aria-hidden className="mt-0.5 size-5 shrink-0 rounded-sm border-2 border-ink/50" />
            {text(
              decision,
              decision.decision === 'start' && decision.from ? dateInSentence(decision.from, language) : null,
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-10 text-sm text-muted sm:grid-cols-[1fr_1fr_2fr]">
        {[place, date, signature].map((label) => (
          <div key={label} className="border-t border-ink/50 pt-1 last:max-sm:col-span-2">
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}
