import type { ComponentProps } from 'react';
import { PlanProject } from './plan-project';
import { TellCustomers } from './tell-customers';

interface ProjectActsProps extends ComponentProps<typeof PlanProject> {
  companyId: number;
}

/** What can be done in the other portals with a project of the report. */
export const ProjectActs = ({ companyId, ...planned }: ProjectActsProps) => (
  <>
    <PlanProject {...planned} />
    <TellCustomers companyId={companyId} project={planned.project} />
  </>
);
