import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/navigation/page-heading';

interface RecordHeadProps {
  title: string;
  /** What can be done with the record: in the row of the title where there is room beside it. */
  acts: ReactNode;
  /** Facts about the record, in one line below. */
  children: ReactNode;
}

/** The head of a record's page: the title with the acts at its right, and one line of facts below them. */
export const RecordHead = ({ title, acts, children }: RecordHeadProps) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 -mt-4 sm:-mt-3 [&_header]:m-0">
      <div className="min-w-0 grow basis-72">
        <PageHeading title={title} />
      </div>
      {acts}
    </div>
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted sm:mt-1 sm:mb-0">
      {children}
    </div>
  </>
);
