import type { actEndpoints } from '@shared/acts/act-endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { type Toast, toast } from '@/lib/toast';
import { undoTexts } from './texts/undo';

/** Milliseconds in which a notice offers to undo. */
const UNDO_TIME = 10_000;

type ActEndpoints = ReturnType<typeof actEndpoints<`/api/${string}/acts`>>;

interface Undoing {
  /** The acts of the feature. */
  endpoints: ActEndpoints;
  /** Fetches again what the screen shows. */
  refresh: () => Promise<unknown>;
  /** Called before an act is taken back. */
  onUndo?: (act: string) => void;
  /** Called with the job that takes a large act back, and the act that it writes. */
  onRun?: (run: number, act: string | null) => void;
}

/** `undo` takes an act back; `tell` shows the notice of an act, with a button that takes it back. */
export function useUndoing({ endpoints, refresh, onUndo, onRun }: Undoing) {
  const t = useTexts(undoTexts);

  async function undo(act: string) {
    onUndo?.(act);
    try {
      const { count, run, act: by } = await call(endpoints.undo, { act });
      if (run !== null && onRun) return onRun(run, by);
      toast({
        title: t('undone'),
        ...(count > 0 && { description: t('exceptions', { count }) }),
      });
    } catch (error) {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error as Error) });
    }
    await refresh();
  }

  function tell(act: string | null, notice: Toast) {
    toast({
      ...notice,
      ...(act && {
        action: { label: t('undo'), onSelect: () => void undo(act) },
        duration: UNDO_TIME,
      }),
    });
  }

  return { undo, tell };
}
