import type { ReactNode } from 'react';

interface FinalActionProps {
  id?: string;
  title: string;
  text: string;
  actions: ReactNode;
}

/** The call to action at the end of a product page, dark in both themes. */
export const FinalAction = ({ id, title, text, actions }: FinalActionProps) => (
  <section id={id} tabIndex={-1} className="on-night scroll-mt-[80px]">
    <div className="mx-auto grid max-w-content justify-items-start gap-6 px-4 py-16 sm:px-6 lg:py-24">
      <h2 className="max-w-3xl text-4xl">{title}</h2>
      <p className="max-w-measure text-lg text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
    </div>
  </section>
);
