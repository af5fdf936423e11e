import { ProjectPiece } from '@/features/consulting/sample/project-piece';
import { LeadPiece } from '@/features/leads/demo/lead-piece';
import { PostPiece } from '@/features/marketing/demo/post-piece';
import { useLanguage } from '@/i18n/use-texts';
import { exampleProject } from '@shared/consulting/sample/example-project';
import type { ExampleName } from '@shared/examples';
import { facebook } from '@shared/marketing/channels/networks/facebook';
import { examplePost } from '@shared/marketing/demo/example-posts';
import { WindowFrame } from './window-frame';

interface WindowProps {
  name: ExampleName;
}

function ProjectWindow({ name }: WindowProps) {
  const { language } = useLanguage();
  return (
    <WindowFrame portal="consultia">
      <ProjectPiece project={exampleProject(name, language)} />
    </WindowFrame>
  );
}

function PostWindow({ name }: WindowProps) {
  const { language } = useLanguage();
  return (
    <WindowFrame portal="comerzia">
      <PostPiece post={examplePost(name, language)} network={facebook.name} />
    </WindowFrame>
  );
}

const LeadWindow = ({ name }: WindowProps) => (
  <WindowFrame portal="leadmanager">
    <LeadPiece name={name} network={facebook.name} />
  </WindowFrame>
);

/** The three screens of an example, in their order. */
export const exampleWindows = [ProjectWindow, PostWindow, LeadWindow] as const;
