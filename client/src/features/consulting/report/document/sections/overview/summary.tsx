import type { SummaryPage } from '@shared/consulting/report/texts/summary-page';
import { useFigureWords } from '../../drawings/use-figure-words';

interface SummaryProps {
  page: SummaryPage;
  /** The day of the report, as the reader writes it. */
  made: string;
  /** The element id to which the name of the questions links. */
  askPlace: string;
}

/** The first page: three figures, then what is most urgent, where to begin and the next step. */
export const Summary = ({ page: { author, client, figures, points }, made, askPlace }: SummaryProps) => (
  <div className="grid gap-5">
    {/* A narrow column has them as the lines of a table, so that the findings begin on the first screen of a phone; columns
        have the figures in one line, however many lines a label takes. */}
    <dl className="grid gap-x-6 border-t-2 border-brand @xl:grid-cols-3 @xl:border-t-0">
      {figures.map(({ label, value, more }) => (
        <div
          key={label}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-2 break-inside-avoid @xl:row-span-3 @xl:grid-cols-1 @xl:grid-rows-subgrid @xl:border-t-2 @xl:border-b-0 @xl:border-brand @xl:pb-0"
        >
          <dt className="row-span-2 text-sm text-muted @xl:row-span-1">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums text-right @xl:text-left @xl:text-xl">{value}</dd>
          {more && (
            <dd className="col-start-2 tabular-nums @xl:col-start-1 text-right @xl:text-left @xl:text-lg">
              {more}
            </dd>
          )}
        </div>
      ))}
    </dl>
    <dl className="grid gap-3">
      {points.map(({ point, heading, text }) => (
        <div key={point} className="grid break-inside-avoid gap-x-6 @xl:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-semibold text-brand">{heading}</dt>
          <dd className="max-w-measure wrap-anywhere">
            {point === 'next' ? <NextStep text={text} askPlace={askPlace} /> : text}
          </dd>
        </div>
      ))}
    </dl>
    <p className="text-sm text-muted">{[author, client, made].filter(Boolean).join(' · ')}</p>
  </div>
);

/** The next step, in which the name of the questions leads to them. */
function NextStep({ text, askPlace }: { text: string; askPlace: string }) {
  const { projects } = useFigureWords();
  const name = projects.ask.heading;
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a
        href={`#${askPlace}`}
        className="font-medium text-brand underline underline-offset-4 hover:no-underline"
      >
        {name}
      </a>
      {text.slice(at + name.length)}
    </>
  );
}
