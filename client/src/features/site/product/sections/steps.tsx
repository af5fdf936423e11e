import { Ledger } from '../../layouts/ledger';
import type { SectionProps } from '../../layouts/section';
import { Split } from '../../layouts/split';
import type { ProductItem } from '../product-item';

interface StepsProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
}

const inColumns = 'lg:grid lg:gap-x-10 lg:[&>li]:border-t lg:[&>li]:border-b-0';

/** How steps stand, by how many there are. */
function lookOf(count: number) {
  if (count > 4) return `${inColumns} lg:grid-cols-3`;
  return count > 3 ? `${inColumns} lg:grid-cols-2` : 'lg:-mt-5';
}

/** Numbered steps, read across: up to three below each other beside their heading, four in two columns, more in three under it. */
export function Steps({ items, ...heading }: StepsProps) {
  const Frame = items.length > 4 ? Ledger : Split;
  return (
    <Frame {...heading}>
      <ol className={lookOf(items.length)}>
        {items.map((item, index) => (
          <Step key={item.title} {...item} place={index + 1} />
        ))}
      </ol>
    </Frame>
  );
}

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
