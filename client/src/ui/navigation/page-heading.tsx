import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  /** What stands under the title: facts about the page's subject. */
  children?: ReactNode;
  /** Buttons of the page. */
  actions?: ReactNode;
}

/** The page's h1; a navigation moves the focus to it. */
export function PageHeading({ title, children, actions }: PageHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {children && <div className="mt-1 text-muted">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
