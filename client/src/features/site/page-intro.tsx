import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

interface PageIntroProps {
  /** A link back, above everything else. */
  back?: ReactNode;
  /** The subject of the page, or a mark such as "coming soon". */
  eyebrow?: ReactNode;
  title: string;
  lead: string;
  /** The page's acts, in a row that wraps. */
  actions?: ReactNode;
  /** A figure that begins on the dark ground and ends on the page. */
  figure?: ReactNode;
  /** Low, for a page whose tool stands in the first screen. */
  low?: boolean;
  children?: ReactNode;
}

const heights = {
  low: 'pt-22 max-md:noscript:pt-34 pb-4 lg:pt-26 lg:pb-6',
  plain: 'pt-26 max-md:noscript:pt-36 pb-10 lg:pt-32 lg:pb-14',
  figure: 'pt-26 max-md:noscript:pt-36 pb-26 lg:pt-32 lg:pb-32',
} as const;

/** The dark head of a page within the site: its name over its lead, beside its acts; without acts, its name beside its lead. */
export const PageIntro = ({ back, eyebrow, title, lead, actions, figure, low, children }: PageIntroProps) => (
  <>
    <section tabIndex={-1} className={figure ? 'on-night' : 'on-night border-b border-line'}>
      <div
        className={classNames(
          'mx-auto grid max-w-content items-start gap-x-10 px-4 sm:px-6 lg:grid-cols-[2fr_1fr]',
          low ? 'gap-y-2' : 'gap-y-5',
          // What the acts are higher than name and lead stands under the lead.
          Boolean(actions) && (back || eyebrow ? 'lg:grid-rows-[auto_auto_1fr]' : 'lg:grid-rows-[auto_1fr]'),
          heights[low ? 'low' : figure ? 'figure' : 'plain'],
        )}
      >
        {(back || eyebrow) && (
          <div className="-mb-2 lg:col-span-2">
            {back}
            {eyebrow && <div className="font-semibold text-accent">{eyebrow}</div>}
          </div>
        )}
        <h1 tabIndex={-1} className={low ? 'text-3xl' : 'text-4xl'}>
          {title}
        </h1>
        <p className={classNames('max-w-measure text-muted', !low && 'text-lg')}>{lead}</p>
        {actions && (
          <div
            className={classNames(
              'flex flex-wrap items-center gap-3 max-sm:*:grow lg:col-start-2 lg:row-span-2',
              back || eyebrow ? 'lg:row-start-2' : 'lg:row-start-1',
            )}
          >
            {actions}
          </div>
        )}
        {children && <div className="lg:col-span-2">{children}</div>}
      </div>
    </section>
    {figure && <div className="relative -mt-16">{figure}</div>}
  </>
);
