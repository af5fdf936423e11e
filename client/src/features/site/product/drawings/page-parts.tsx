import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icons';

interface BrowserFrameProps {
  address: string;
  /** The language of the page, if it is not that of the page around it. */
  lang?: string;
  /** Whether something stands on its edge, which is then not cut. */
  hasMargin?: boolean;
  children: ReactNode;
}

/** A browser window with its address over a page. */
export const BrowserFrame = ({ address, lang, hasMargin = false, children }: BrowserFrameProps) => (
  <div
    lang={lang}
    className={classNames('rounded-card border border-line bg-paper', !hasMargin && 'overflow-hidden')}
  >
    <p className="flex items-center gap-1.5 border-b border-line px-4 py-2 text-sm text-muted">
      <span className="size-2.5 rounded-full bg-muted/50" />
      <span className="size-2.5 rounded-full bg-muted/50" />
      <span className="size-2.5 rounded-full bg-muted/50" />
      <span className="ml-3 min-w-0 truncate">{address}</span>
    </p>
    <div className="p-4 sm:p-6">{children}</div>
  </div>
);

interface PageMenuProps {
  name: string;
  entries?: readonly string[];
  /** The languages to choose from, the present one first. */
  languages?: string;
}

/** The name of a page, the entries of its menu, which take a line of their own on a phone, and its languages. */
export const PageMenu = ({ name, entries = [], languages }: PageMenuProps) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-2 text-sm">
    <span className="mr-auto font-bold">{name}</span>
    {entries.length > 0 && (
      <span className="flex flex-wrap gap-x-4 text-muted max-sm:order-last max-sm:basis-full">
        {entries.map((entry) => (
          <span key={entry}>{entry}</span>
        ))}
      </span>
    )}
    {languages && (
      <span className="flex items-center gap-1.5">
        <Icon name="globe" className="size-5 text-brand" />
        {languages}
      </span>
    )}
  </p>
);

interface FormPictureProps {
  fields: readonly string[];
  button: string;
  /** How the fields and the button share lines on a wide page; without it each has its own. */
  look?: string;
}

/** A form as it looks, without working. */
export const FormPicture = ({ fields, button, look }: FormPictureProps) => (
  <div className={classNames('grid gap-2 text-sm', look)}>
    {fields.map((field) => (
      <span key={field} className="rounded-control border border-muted/70 bg-surface px-3 py-2 text-muted">
        {field}
      </span>
    ))}
    <ButtonPicture>{button}</ButtonPicture>
  </div>
);

/** A button as it looks. */
export const ButtonPicture = ({ children }: { children: string }) => (
  <span className="justify-self-start rounded-control bg-brand px-4 py-2 text-sm font-semibold text-on-brand">
    {children}
  </span>
);
