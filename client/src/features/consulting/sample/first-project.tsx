import { exampleProject } from '@shared/consulting/sample/example-project';
import { useLanguage } from '@/i18n/use-texts';
import { ProjectPiece } from './project-piece';

/** What the report says to do first in the example of the bakery. For the eyes only. */
export function FirstProject() {
  const { language } = useLanguage();
  return (
    <div inert className="-m-5 text-sm [&_li]:border-0">
      <ProjectPiece project={exampleProject('bakery', language)} />
    </div>
  );
}
