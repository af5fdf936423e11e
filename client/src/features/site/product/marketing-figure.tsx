import type { ReactNode } from 'react';
import { Split } from '../layouts/split';

interface FigureSectionProps {
  title: string;
  figure: string;
  /** What the figure measures. */
  label: string;
  /** States that the figure is an estimate and no promise; always shown. */
  note: string;
  /** What the figure does not say, under it. */
  children: ReactNode;
}

/** A promotional figure in its section, always shown with its note, and under it what it does not say. */
export const FigureSection = ({ title, figure, label, note, children }: FigureSectionProps) => (
  <Split title={title}>
    <div className="grid gap-3">
      <p className="text-lg">
        <span className="font-semibold tabular-nums">{figure}</span>{' '}
        <span className="font-semibold">{label}</span>
        <span className="block text-base text-muted">{note}</span>
      </p>
      <div className="max-w-measure">{children}</div>
    </div>
  </Split>
);
