import type { ReactNode } from 'react';

export interface SectionHeadingProps {
  title: string;
  lead?: string;
}

export interface SectionProps extends SectionHeadingProps {
  /** The element id, for links to this section. */
  id?: string;
  children: ReactNode;
}

interface SectionFrameProps {
  /** With an id, the section is named by the `SectionHeading` of that id. */
  id?: string;
  children: ReactNode;
}

/**
 * The width and the distances of a section. The margins of neighbours collapse into one: 48 px on a phone, 72
 * on wider screens. The scroll margin leaves room for the header.
 */
export const SectionFrame = ({ id, children }: SectionFrameProps) => (
  <section
    id={id}
    aria-labelledby={id && `${id}-title`}
    tabIndex={-1}
    className="mx-auto my-12 max-w-content scroll-mt-[80px] px-4 sm:px-6 md:my-18"
  >
    {children}
  </section>
);

/** The heading of a section over its lead. */
export const SectionHeading = ({ id, title, lead }: SectionHeadingProps & { id?: string }) => (
  <>
    <h2 id={id && `${id}-title`} className="text-3xl">
      {title}
    </h2>
    {lead && <p className="mt-3 max-w-measure text-muted sm:text-lg">{lead}</p>}
  </>
);
