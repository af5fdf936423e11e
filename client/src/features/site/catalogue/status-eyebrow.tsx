import type { Offering } from '@/lib/address/topics';
import { SolutionStatus } from './solution-status';

/** The subject of a solution's page after the mark of where it stands. */
export const StatusEyebrow = ({ offering, subject }: { offering: Offering; subject: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <SolutionStatus offering={offering} />
    {subject}
  </p>
);
