import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { campaignsTexts } from '../../campaigns/texts/campaigns';
import { usePiece } from '../../campaigns/piece-context';
import { hasEnded } from '../../campaigns/reads';
import type { ListedVersion } from './use-version-name';
import { useRestore } from './use-restore';
import { versionsOf } from './version-reads';

/** Whose words a version is: made from the owner's answers alone, or by a language model. */
const writerOf = ({ engine }: Pick<ListedVersion, 'engine'>) => (engine === 'template' ? 'answers' : 'model');

/** Whose words the piece is, and the way to those of the other writer, where it has written the piece too. */
export function Writers() {
  const t = useTexts(campaignsTexts);
  const { campaign } = usePiece();
  const { contentId, lastVersion } = campaign;
  const { data: versions = [] } = useQuery({ ...versionsOf(contentId), enabled: lastVersion > 1 });
  const own = writerOf(campaign);
  const other = versions.find((version) => writerOf(version) !== own);
  // That a text comes from the answers is usual, and worth a line only beside another one.
  const isUsual = own === 'answers' && !other;
  const restore = useRestore(campaign, t(own === 'model' ? 'writers.now.answers' : 'writers.now.model'));
  if (isUsual) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {t(`writers.by.${own}`)}
      {other && !hasEnded(campaign) && (
        <IfMayWrite>
          <Button
            variant="quiet"
            pending={restore.isPending}
            onClick={() => restore.mutate(other.number)}
            className="px-2!"
          >
            {t(`writers.use.${writerOf(other)}`)}
          </Button>
        </IfMayWrite>
      )}
    </p>
  );
}
