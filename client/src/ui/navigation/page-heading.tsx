import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

interface PageHeadingProps {
  title: string;
  /** Facts about the page's subject, shown under the title. */
  children?: ReactNode;
  /** What a list is searched by: in the row of the title, on a phone below it. */
  tools?: ReactNode;
  /** The page's buttons. */
  actions?: ReactNode;
  /** What stands above says the title already where there is no sidebar: the buttons are in its line then. */
  isNamed?: boolean;
  /** A page that is not among those of a portal, whose head is low so that their content begins near the top. */
  isLarge?: boolean;
}

/** The page's h1, which gets the focus after a navigation. */
export function PageHeading({
  title,
  children,
  tools,
  actions,
  isNamed = false,
  isLarge = false,
}: PageHeadingProps) {
  return (
    <header
      className={classNames(
        'flex flex-wrap items-start justify-between gap-x-4 gap-y-2',
        isLarge ? 'mb-6' : '-mt-3 mb-2 max-sm:-mt-4',
        isNamed && 'max-lg:contents',
      )}
    >
      <div className={classNames('min-w-0', isNamed && 'max-lg:sr-only')}>
        <h1 tabIndex={-1} className={isLarge ? 'text-3xl' : 'py-1 text-xl'}>
          {title}
        </h1>
        {children && <div className="text-muted">{children}</div>}
      </div>
      {tools && (
        <div className={classNames('min-w-0 sm:ml-auto max-sm:basis-full', !isNamed && 'max-sm:order-last')}>
          {tools}
        </div>
      )}
      {actions && (
        <div
          className={classNames(
            'flex min-w-0 flex-wrap items-center gap-2',
            isNamed && 'max-lg:-order-1 max-lg:mb-1',
          )}
        >
          {actions}
        </div>
      )}
    </header>
  );
}
