import type { ExampleName } from '@shared/examples';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { exampleBoard } from './example-deals';
import { StageColumns } from './stage-columns';
import { samplesTexts } from './texts/samples';

interface LeadPieceProps {
  name: ExampleName;
  /** The name of the network of the post. */
  network: string;
}

/** Two stages of an example's board, with the lead that a post has brought. For the eyes only. */
export function LeadPiece({ name, network }: LeadPieceProps) {
  const t = useTexts(samplesTexts);
  const { language } = useLanguage();
  return (
    <div inert className="grid gap-3 text-sm">
      <StageColumns
        {...exampleBoard(name, language)}
        origin={<p className="mt-1 font-medium text-brand">{t('fromPost', { network })}</p>}
      />
    </div>
  );
}
