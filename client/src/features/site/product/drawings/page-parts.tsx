import type { ReactNode } from 'react';

interface BrowserFrameProps {
  address: string;
  /** The language of the page, if it is not that of the page around it. */
  lang?: string;
  children: ReactNode;
}

/** A browser window with its address over a page. */
export const BrowserFrame = ({ address, lang, children }: BrowserFrameProps) => (
  <div lang={lang} className="overflow-hidden rounded-card border border-line bg-paper">
    <p className="flex items-center gap-1.5 border-b border-line px-4 py-2 text-sm text-muted">
      <span className="size-2.5 rounded-full bg-muted/50" />
      <span className="size-2.5 rounded-full bg-muted/50" />
      <span className="size-2.5 rounded-full bg-muted/50" />
      <span className="ml-3 min-w-0 truncate">{address}</span>
    </p>
    <div className="p-4 sm:p-6">{children}</div>
  </div>
);

/** The name of a page and the entries of its menu. */
export const PageMenu = ({ name, entries }: { name: string; entries: readonly string[] }) => (
  <p className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2 text-sm">
    <span className="font-bold">{name}</span>
    <span className="flex flex-wrap gap-x-4 text-muted">
      {entries.map((entry) => (
        <span key={entry}>{entry}</span>
      ))}
    </span>
  </p>
);

interface FormPictureProps {
  fields: readonly string[];
  button: string;
}

/** A form as it looks, without working. */
export const FormPicture = ({ fields, button }: FormPictureProps) => (
  <div className="grid gap-2 text-sm">
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
