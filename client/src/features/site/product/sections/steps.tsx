import type { ReactNode } from 'react';
import type { SectionProps } from '../../layouts/section';
import { Split } from '../../layouts/split';
import type { ProductItem } from '../product-item';

interface StepsProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
  /** Stands under the lead. */
  aside?: ReactNode;
}

/** Numbered steps beside their heading; more than three stand in two columns, read across, where there is room. */
export const Steps = ({ items, ...heading }: StepsProps) => (
  <Split {...heading}>
    <ol
      className={
        items.length > 3
          ? 'lg:grid lg:grid-cols-2 lg:gap-x-10 lg:[&>li]:border-t lg:[&>li]:border-b-0'
          : 'lg:-mt-5'
      }
    >
      {items.map((item, index) => (
        <Step key={item.title} {...item} place={index + 1} />
      ))}
    </ol>
  </Split>
);

const Step = ({ title, text, points, place }: ProductItem & { place: number }) => (
  <li className="grid grid-cols-[2.75rem_1fr] border-b border-line py-5 last:border-b-0 last:pb-0">
    <span aria-hidden className="text-xl font-bold text-brand tabular-nums">
      {place}
    </span>
    <div className="grid max-w-measure content-start gap-1">
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
      {points && (
        // Four take two rows, which are then of one width.
        <ul
          className={`mt-1 list-disc gap-x-9 pl-5 text-muted marker:text-brand ${points.length > 3 ? 'sm:grid sm:grid-cols-2' : 'sm:flex sm:flex-wrap'}`}
        >
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  </li>
);
