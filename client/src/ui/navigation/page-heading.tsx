import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  /** Facts about the page's subject, shown under the title. */
  children?: ReactNode;
  /** The page's buttons. */
  actions?: ReactNode;
}

/** The page's h1, which gets the focus after a navigation. */
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
