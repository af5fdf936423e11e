import { Ledger } from '../../layouts/ledger';
import type { SectionProps } from '../../layouts/section';

interface SharedStep {
  title: string;
  text: string;
  /** What the client does, and what we do. */
  you: string;
  us: string;
}

interface SharedStepsProps extends Omit<SectionProps, 'children'> {
  /** The heads of the three columns. */
  columns: Readonly<Record<'step' | 'you' | 'us', string>>;
  items: readonly SharedStep[];
}

const columnsLook = 'lg:grid lg:grid-cols-3 lg:gap-x-10';

/** Numbered steps with the client's part and ours: three columns, or on a narrow screen one under another. */
export const SharedSteps = ({ columns, items, ...heading }: SharedStepsProps) => (
  <Ledger {...heading}>
    {/* Each step names its two parts for those who listen. */}
    <div aria-hidden className={`border-b border-line pb-2 text-sm text-muted max-lg:hidden ${columnsLook}`}>
      <span>{columns.step}</span>
      <span>{columns.you}</span>
      <span>{columns.us}</span>
    </div>
    <ol className="max-lg:border-t max-lg:border-line">
      {items.map(({ title, text, you, us }, index) => (
        <li key={title} className={`border-b border-line py-4 md:py-5 ${columnsLook}`}>
          <div className="grid grid-cols-[2.75rem_1fr]">
            <span aria-hidden className="text-xl font-bold text-brand tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="col-start-2 mt-1">{text}</p>
          </div>
          <dl className="max-lg:mt-3 max-lg:ml-11 max-lg:grid max-lg:gap-3 lg:contents">
            <Part name={columns.you}>{you}</Part>
            <Part name={columns.us}>{us}</Part>
          </dl>
        </li>
      ))}
    </ol>
  </Ledger>
);

const Part = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-sm font-semibold text-brand lg:sr-only">{name}</dt>
    <dd>{children}</dd>
  </div>
);
