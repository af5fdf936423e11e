import { Link } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { assistantTexts } from '../texts/assistant';
import type { Proposal } from '../wire';

interface DoneViewProps {
  proposal: Proposal;
  isUndone: boolean;
  onUndo: () => void;
  /** Called by a link, which leads away from the palette. */
  onLeave: () => void;
}

/** What became of a proposal that was confirmed. */
export function DoneView({ proposal: { done, result }, isUndone, onUndo, onLeave }: DoneViewProps) {
  const t = useTexts(assistantTexts);
  if (isUndone) return <p>{t('done.undone')}</p>;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name={portalIcons.check} className="size-5 text-positive" />
        {t('done.title')}
      </p>
      {!done && <p className="text-muted">{t('done.final')}</p>}
      <div className="flex flex-wrap gap-2">
        {done && (
          <Button variant="secondary" onClick={onUndo}>
            {t('done.undo')}
          </Button>
        )}
        {result?.url && (
          <Link href={result.url} onClick={onLeave} className={buttonLook('quiet')}>
            {result.name}
          </Link>
        )}
      </div>
    </div>
  );
}
