import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { Clash, type Fields } from '@/lib/forms/save-changes';
import { toast } from '@/lib/toast';
import { clashTexts } from '@/ui/feedback/texts/clash';
import type { Rows } from '../../records';
import { changedFields, saveChanges } from '../../save-changes';
import { recordsTexts } from '../../texts/records';
import { useRefreshLeads } from '../../use-refresh-leads';
import { useUndo } from '../../use-undo';

/**
 * Saves one field of a row in a list. It answers whether the cell may close: a refused value stays to be mended, and so
 * does one that clashes with what somebody else wrote, which a notice says in the words of `say`.
 */
export function useInlineSave<Of extends RecordSection>(section: Of) {
  const t = useTexts(recordsTexts);
  const tClash = useTexts(clashTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  function whyNot(error: Error, say: (value: unknown) => string): string {
    if (!(error instanceof Clash)) return whyOf(error);
    const theirs = error.fields.map((field) => say(error.current[field])).join();
    return `${error.message}. ${tClash('theirs')}: ${theirs || '–'}`;
  }
  return async (row: Rows[Of], changes: Fields, say: (value: unknown) => string): Promise<boolean> => {
    if (Object.keys(changedFields(row, changes)).length === 0) return true;
    try {
      const { act } = await saveChanges(section, row, changes, tClash('title'));
      tell(act, { title: t('saved') });
      await refresh();
      return true;
    } catch (error) {
      toast({ variant: 'destructive', title: t('notSaved'), description: whyNot(error as Error, say) });
      if (error instanceof Clash) await refresh();
      return false;
    }
  };
}

/** The server's error for the field, if any. */
function whyOf(error: Error): string {
  const fields = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
  return fields[0] ?? errorText(error);
}
