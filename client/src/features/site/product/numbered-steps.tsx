import { Section, type SectionProps } from '../section';
import type { ProductItem } from './product-item';

interface NumberedStepsProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
}

const columns = (count: number) => (count % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3');

/** Numbered steps, in a column on narrow screens and in a row on wide ones. */
export const NumberedSteps = ({ items, ...heading }: NumberedStepsProps) => (
  <Section {...heading}>
    <ol className={`grid lg:gap-x-6 lg:gap-y-12 ${columns(items.length)}`}>
      {items.map((item, index) => (
        <Step key={item.title} {...item} place={index + 1} last={index + 1 === items.length} />
      ))}
    </ol>
  </Section>
);

const Step = ({ title, text, points, place, last }: ProductItem & { place: number; last: boolean }) => (
  <li className="relative grid grid-cols-[auto_1fr] gap-x-5 pb-10 last:pb-0 lg:block lg:pb-0">
    {!last && (
      <span
        aria-hidden
        className="absolute top-14 bottom-3 left-5.5 border-l border-line lg:top-5.5 lg:right-0 lg:bottom-auto lg:left-14 lg:border-t"
      />
    )}
    <span
      aria-hidden
      className="grid size-11 place-items-center rounded-full border-2 border-brand text-lg font-bold text-brand tabular-nums lg:mb-5"
    >
      {place}
    </span>
    <div className="grid content-start gap-2 pt-1.5 lg:pt-0">
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
      {points && (
        <ul className="grid list-disc gap-1 pl-5 text-muted marker:text-brand">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  </li>
);
