import { useLanguage } from '@/i18n/use-texts';
import { sampleBoard } from './sample-deals';
import { StageColumns } from './stage-columns';

/** Two stages of the demo's board, as the portal shows them. For the eyes only. */
export function PipelinePiece() {
  const { language } = useLanguage();
  return (
    <div inert className="grid gap-4 text-sm sm:grid-cols-2">
      <StageColumns {...sampleBoard(language)} />
    </div>
  );
}
