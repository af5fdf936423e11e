import type { FirstLook as Look } from '@shared/consulting/report/overview/first-look';
import { useFigureWords } from '../../drawings/use-figure-words';

/** The page before a report on little: what is known, and the five questions whose answers would change most. */
export function FirstLook({ look }: { look: Look }) {
  const { overview } = useFigureWords();
  const words = overview.firstLook;
  return (
    <div className="grid max-w-measure gap-4">
      <section>
        <h3 className="font-semibold">{words.knownHeading}</h3>
        <p>{words.known(look).filter(Boolean).join(' ')}</p>
      </section>
      <section>
        <h3 className="font-semibold">{words.askHeading}</h3>
        <ol className="grid list-decimal gap-2 pl-5">
          {look.questions.map((question) => (
            <li key={question} className="border-b border-line pb-6">
              {words.question[question]}
            </li>
          ))}
        </ol>
      </section>
      <p className="text-muted">{words.then}</p>
    </div>
  );
}
