import type { ReactNode } from 'react';
import { Alert } from '@/ui/feedback/alert';

interface LaunchPartProps {
  title: string;
  /** Why this part did not go live. */
  problem?: string | null | undefined;
  children: ReactNode;
}

/** A part of going live, with what the server said of it. */
export const LaunchPart = ({ title, problem, children }: LaunchPartProps) => (
  <section aria-label={title} className="grid min-w-0 content-start gap-3">
    <h3 className="text-lg font-semibold">{title}</h3>
    {children}
    {problem && <Alert tone="danger">{problem}</Alert>}
  </section>
);
