import type { SummaryPoint } from '@shared/consulting/report/texts/report-summary';

/** The conclusions of the report, each under what it answers. */
export const Summary = ({ points }: { points: SummaryPoint[] }) => (
  <dl className="grid gap-3">
    {points.map(({ point, heading, text }) => (
      <div key={point} className="grid break-inside-avoid gap-x-6 @xl:grid-cols-[11rem_minmax(0,1fr)]">
        <dt className="font-semibold text-brand">{heading}</dt>
        <dd className="max-w-measure wrap-anywhere">{text}</dd>
      </div>
    ))}
  </dl>
);
