import { exampleProject } from '@shared/consulting/sample/example-project';
import { exampleNames } from '@shared/examples';
import { useLanguage } from '@/i18n/use-texts';
import { ProjectPiece } from './project-piece';

/** What the report says to do first in the first example. For the eyes only. */
export function FirstProject() {
  const { language } = useLanguage();
  return (
    <div inert className="-m-4 text-sm">
      <ProjectPiece project={exampleProject(exampleNames[0], language)} />
    </div>
  );
}
