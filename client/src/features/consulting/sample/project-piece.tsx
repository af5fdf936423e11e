import type { Project } from '@shared/consulting/report/projects/projects';
import { ProjectCards } from '../report/document/sections/projects/project-cards';

/** A project of a report, as the report shows it. */
export const ProjectPiece = ({ project }: { project: Project }) => (
  <div className="@container">
    <ProjectCards projects={[project]} />
  </div>
);
