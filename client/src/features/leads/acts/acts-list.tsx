import type { ListedAct } from '@shared/acts/act-endpoints';
import { actKinds } from '@shared/acts/scales';
import { leadActs } from '@shared/leads/acts/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { MoreButton } from '@/ui/navigation/more-button';
import { Moment } from '../values/cells';
import { useCounted } from '../settings/use-counted';
import { leadSettingsTexts } from '../settings/texts/settings';
import { useUndo } from '../use-undo';

/** What was changed in the last thirty days, newest first, each with the button that takes it back. */
export function ActsList() {
  const t = useTexts(leadSettingsTexts);
  const pages = usePages(leadActs.list, {}, { limit: 20 });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      {pages.isPending && <Skeleton className="h-22" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && <p className="text-muted">{t('acts.none')}</p>}
      <ul className="divide-y divide-line">
        {rows.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </ul>
      <MoreButton pages={pages}>{t('acts.more')}</MoreButton>
    </>
  );
}

function ActRow({ act }: { act: Wire<ListedAct> }) {
  const t = useTexts(leadSettingsTexts);
  const counted = useCounted();
  const { undo } = useUndo();
  const { kind, entity, count, actor, at } = act;
  const words = t(`acts.kinds.${actKinds.find((one) => one === kind) ?? 'other'}`);
  const isOfEveryKind = kind === 'samples' || kind === 'demo';
  const name = t('acts.what', { kind: words, what: counted(isOfEveryKind ? 'record' : entity, count) });
  return (
    <li className="flex min-h-14 items-center justify-between gap-x-4 py-1">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-sm text-muted">
          {kind === 'capture' ? t('acts.comerzia') : actor.name} · <Moment at={at} isShort />
        </span>
      </span>
      {act.undoneBy && <span className="text-sm text-muted">{t('acts.undone')}</span>}
      {!act.undoneBy && !act.undoes && (
        <IfMayWrite>
          <Button
            variant="quiet"
            aria-label={t('acts.undoThis', { act: name })}
            onClick={() => void undo(act.id)}
          >
            {t('acts.undo')}
          </Button>
        </IfMayWrite>
      )}
    </li>
  );
}
