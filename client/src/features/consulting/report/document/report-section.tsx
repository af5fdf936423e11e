import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names';

interface ReportSectionProps {
  /** The element id, for links to this part. */
  id: string;
  title: string;
  children: ReactNode;
  className?: string;
}

/** One part of a report; in print its heading stays with the content below it. */
export function ReportSection({ id, title, children, className }: ReportSectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames('scroll-mt-20 border-t border-line pt-6 print:mt-6 print:pt-4', className)}
    >
      <h2 id={headingId} className="mb-4 break-after-avoid text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
