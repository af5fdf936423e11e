import type { ReactNode } from 'react';

interface DescribedDrawingProps {
  /** Describes the drawing to screen readers. */
  description: string;
  children: ReactNode;
  className?: string;
}

/** A drawing that screen readers announce by its description; pair it with a table of its values. */
export const DescribedDrawing = ({ description, children, className }: DescribedDrawingProps) => (
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would not take the theme's colours
    role="img"
    aria-label={description}
    className={className}
  >
    {children}
  </div>
);

interface FoldedTableProps {
  summary: string;
  children: ReactNode;
}

const tableLook =
  'w-full border-collapse text-left [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pl-4 [&_th]:py-2 [&_th]:font-medium [&_th:not(:first-child)]:pl-4';

/** The values of a drawing as a table, folded on the screen; paper has the drawing. */
export const FoldedTable = ({ summary, children }: FoldedTableProps) => (
  <details className="mt-3 print:hidden">
    <summary className="min-h-11 cursor-pointer rounded-control py-2.5 font-medium text-brand">
      {summary}
    </summary>
    <table className={tableLook}>{children}</table>
  </details>
);
