import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Chevron } from '@/ui/chevron';
import { Icon } from '@/ui/icons';
import { foldedOnPhone, PlainFold } from '@/ui/plain-fold';
import { useFold } from './use-fold';

interface ReportSectionProps {
  /** The element id, for links to this part. */
  id: string;
  title: string;
  children: ReactNode;
  /** How a phone shows only the heading until the reader opens the part, if it does; `plain` needs no scripts. */
  folds?: 'script' | 'plain' | false;
  className?: string;
}

/** One part of a report; in print its heading stays with the content below it. */
export function ReportSection({ folds = 'script', ...part }: ReportSectionProps) {
  if (folds === 'script') return <FoldingSection {...part} />;
  return folds === 'plain' ? <PlainFoldingSection {...part} /> : <SectionFrame {...part} />;
}

const headingOf = (id: string) => `${id}-heading`;
const contentOf = (id: string) => `${id}-content`;

function FoldingSection({ id, ...part }: Omit<ReportSectionProps, 'folds'>) {
  const { open, toggle } = useFold(id);
  return (
    <SectionFrame
      {...part}
      id={id}
      contentLook={open ? '' : 'max-md:hidden print:block'}
      fold={
        <button
          type="button"
          aria-expanded={open}
          aria-controls={contentOf(id)}
          aria-labelledby={headingOf(id)}
          onClick={toggle}
          // The whole row can be pressed.
          className="grid size-11 shrink-0 place-items-center rounded-control text-brand after:absolute after:inset-0 md:hidden print:hidden"
        >
          <Icon name={Chevron} className={open ? 'rotate-180' : undefined} />
        </button>
      }
    />
  );
}

/** A part that a phone folds without scripts: a switch over its whole heading, which a wider screen does not have. */
const PlainFoldingSection = ({ id, ...part }: Omit<ReportSectionProps, 'folds'>) => (
  <SectionFrame
    {...part}
    id={id}
    contentLook={foldedOnPhone}
    fold={<PlainFold labelledBy={headingOf(id)} />}
  />
);

interface SectionFrameProps extends Omit<ReportSectionProps, 'folds'> {
  /** The button that folds the part. */
  fold?: ReactNode;
  contentLook?: string;
}

const SectionFrame = ({ id, title, children, className, fold, contentLook }: SectionFrameProps) => (
  <section
    id={id}
    aria-labelledby={headingOf(id)}
    className={classNames(
      'group/part min-w-0 scroll-mt-20 border-t border-line pt-5 print:mt-6 print:pt-4',
      className,
    )}
  >
    <div className="relative flex items-center justify-between gap-4">
      <h2 id={headingOf(id)} className="min-w-0 break-after-avoid text-xl">
        {title}
      </h2>
      {fold}
    </div>
    <div id={contentOf(id)} className={classNames('@container mt-4', contentLook)}>
      {children}
    </div>
  </section>
);
