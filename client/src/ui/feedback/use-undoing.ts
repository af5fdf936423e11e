import { flushSync } from 'react-dom';
import type { actEndpoints } from '@shared/acts/act-endpoints';
import type { UndoException, UndoOutlook } from '@shared/acts/undo';
import type { Translate } from '@/i18n/texts';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { type Toast, toast } from '@/lib/toast';
import { undoTexts } from './texts/undo';

/** Milliseconds for which a notice offers to undo, and for which one with exceptions is shown. */
const UNDO_TIME = 10_000;
const READING_TIME = 60_000;

/** How many of the records that stay are named. */
const NAMED = 5;

type ActEndpoints = ReturnType<typeof actEndpoints<`/api/${string}/acts`>>;

/** What to do once an act is taken back as a whole, if the screen is then about something that is gone. */
export interface Undone {
  /** Leads away from it. */
  leave: () => void;
  /** The addresses of calls about it; none by default. */
  gone?: RegExp;
}

interface Undoing {
  /** The acts of the feature. */
  endpoints: ActEndpoints;
  /** Fetches again what the screen shows, but for calls at addresses of what is gone. */
  refresh: (gone?: RegExp) => Promise<unknown>;
  /** Called before an act is taken back. */
  onUndo?: (act: string) => void;
  /** The name of a record that stays as it is. */
  nameOf?: (kept: UndoException) => Promise<string | undefined>;
  /** Called with the job that takes a large act back, and the act that it writes. */
  onRun?: (run: number, act: string | null) => void;
}

/** `undo` undoes an act; `tell` shows the notice of an act, with a button that undoes it. */
export function useUndoing({ endpoints, refresh, onUndo, nameOf, onRun }: Undoing) {
  const t = useTexts(undoTexts);

  /** Undoes an act at once; if something would stay unchanged, a dialog says so first and offers to undo the rest. */
  async function undo(act: string, undone?: Undone) {
    try {
      const outlook = await call(endpoints.outlook, { act });
      if (outlook.count === 0) return takeBack(act, undone);
      const rest = { label: t('undoRest'), onSelect: () => void takeBack(act) };
      toast({ ...(await keptNotice(outlook, nameOf, t)), ...(outlook.records > 0 && { action: rest }) });
    } catch (error) {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error as Error) });
      await refresh();
    }
  }

  async function takeBack(act: string, undone?: Undone) {
    let gone: RegExp | undefined;
    onUndo?.(act);
    try {
      const { count, run, act: by } = await call(endpoints.undo, { act });
      if (run !== null && onRun) return onRun(run, by);
      toast({
        title: t('undone'),
        ...(count > 0 && { description: t('exceptions', { count }) }),
      });
      if (count === 0) gone = leaveGone(undone);
    } catch (error) {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error as Error) });
    }
    await refresh(gone);
  }

  /** `undone` holds once the act is taken back as a whole. */
  function tell(act: string | null, notice: Toast, undone?: Undone) {
    toast({
      ...notice,
      ...(act && {
        action: { label: t('undo'), onSelect: () => void undo(act, undone) },
        duration: UNDO_TIME,
      }),
    });
  }

  return { undo, tell };
}

/**
 * Leads away from what is gone, at once; its page stays until the next one has loaded, and would ask for it again, at the
 * addresses that are returned.
 */
function leaveGone(undone: Undone | undefined): RegExp | undefined {
  if (undone) flushSync(undone.leave);
  return undone?.gone;
}

/** Says what taking back leaves as it is, and names the first of it. */
async function keptNotice(
  { count, records, exceptions }: UndoOutlook,
  nameOf: Undoing['nameOf'],
  t: Translate<typeof undoTexts>,
): Promise<Toast> {
  const named = exceptions.slice(0, NAMED).map(async (exception) => {
    const name = await nameOf?.(exception).catch(() => undefined);
    return name && t(`why.${exception.why}`, { name });
  });
  return {
    title: records > 0 ? t('keepsSome') : t('keepsAll'),
    description: [t('keeps', { count }), ...(await Promise.all(named)).filter(Boolean)].join(' '),
    duration: READING_TIME,
  };
}
