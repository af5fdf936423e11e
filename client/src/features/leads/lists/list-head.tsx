import type { ReactNode } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { sectionsTexts } from '../texts/sections';
import { ViewStrip } from '../views/view-strip';

interface ListHeadProps {
  section: RecordSection;
  /** Whether there is anything to search for and to view. */
  hasRows: boolean;
  /** The total of the section, beside its title. */
  children?: ReactNode;
  /** What the rows are searched and filtered by. */
  tools: ReactNode;
  /** What can be done with all rows, and the button that adds one. */
  actions: ReactNode;
}

/** The one row above the rows of a section: title, views, search and filters, acts. A narrow window has them in several. */
export function ListHead({ section, hasRows, children, tools, actions }: ListHeadProps) {
  const t = useTexts(sectionsTexts);
  return (
    <header className="-mt-3 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:-mt-4 max-sm:mb-1">
      <div className="max-sm:contents">
        <h1 tabIndex={-1} className="text-xl leading-tight max-sm:min-w-0 max-sm:flex-1 max-sm:basis-40">
          {t(`sections.${section}.label`)}
        </h1>
        {children}
      </div>
      {hasRows && (
        <div className="flex min-w-0 flex-1 basis-0 flex-wrap items-center justify-end gap-2 max-xl:order-2 max-sm:gap-1 max-xl:basis-full max-xl:justify-start">
          <ViewStrip section={section} />
          {tools}
        </div>
      )}
      <div className="ml-auto flex items-center gap-1">{actions}</div>
    </header>
  );
}
