import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { leadSettingsTexts } from './texts/settings';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

interface Told {
  title: string;
  description?: string;
}

/** Runs a change of the settings that has no form: its notice offers to undo what can be, and the screen is read anew. */
export function useSettingsSave<Values>(
  save: (values: Values) => Promise<{ act?: string | null } | null | object>,
  told: Told & { failed: string },
  onSaved?: () => void,
) {
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const { failed, ...notice } = told;
  return useSaving(save, {
    onSaved: (saved) => {
      const act = saved && 'act' in saved ? (saved.act ?? null) : null;
      tell(act, notice);
      onSaved?.();
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: failed, description: errorText(error) });
      void refresh();
    },
  });
}

/** The words of a deletion's notices. */
export function useDeletionWords(name: string) {
  const t = useTexts(leadSettingsTexts);
  return { title: t('deleted', { name }), failed: t('notDeleted') };
}
