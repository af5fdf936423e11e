import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { Clash } from '@/lib/forms/save-changes';
import { useSaving } from '@/lib/api/save';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { toast } from '@/lib/toast';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';
import { Popover } from '@/ui/overlays/popover';
import { portalIcons } from '@/ui/portal-icons';
import { TagNames } from '../values/tag-names';
import { textButton } from '../values/text-button';
import { TagChips, TagPicker } from './tags-field';
import type { Rows } from '../records';
import { saveChanges } from '../save-changes';
import { recordTexts } from '../texts/record';
import { recordsTexts } from '../texts/records';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

type Marked = 'contacts' | 'companies' | 'opportunities';

/** The tags of a record on its page, added and taken away in place. */
export function RecordTags<Of extends Marked>({ section, row }: { section: Of; row: Rows[Of] }) {
  const t = useTexts(recordsTexts);
  const tRecord = useTexts(recordTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const mayWrite = useMayWrite();
  const save = useSaving((tags: number[]) => saveTags(section, row, tags, tRecord('origin.changed')), {
    onSaved: ({ act }) => {
      if (act) tell(act, { title: t('tags.saved') });
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('notSaved'), description: errorText(error) });
      void refresh();
    },
  });
  // What was just chosen is shown before the page knows it.
  const shown = save.isPending ? save.variables : row.tags;
  if (!mayWrite) return <TagNames ids={shown} />;
  return (
    <div className="flex flex-wrap items-center gap-2 text-base">
      <TagChips value={shown} onRemove={(id) => save.mutate(shown.filter((one) => one !== id))} />
      <Popover
        label={t('tags.add')}
        className={classNames(buttonLook('quiet'), textButton, shown.length === 0 && '-ml-2')}
        face={
          <>
            <Icon name={portalIcons.plus} />
            {t('tags.add')}
          </>
        }
      >
        {(close) => (
          <TagPicker
            value={shown}
            onChange={(tags) => {
              close();
              save.mutate(tags);
            }}
          />
        )}
      </Popover>
    </div>
  );
}

/** Gives and takes the same tags of the record as others have tagged it meanwhile. */
async function saveTags<Of extends Marked>(section: Of, row: Rows[Of], tags: number[], clashing: string) {
  try {
    return await saveChanges(section, row, { tags }, clashing);
  } catch (error) {
    if (!(error instanceof Clash)) throw error;
    const current = error.current as Rows[Of];
    const kept = current.tags.filter((id) => tags.includes(id) || !row.tags.includes(id));
    const added = tags.filter((id) => !row.tags.includes(id));
    const seen = { ...row, version: current.version, tags: current.tags };
    return saveChanges(section, seen, { tags: [...new Set([...kept, ...added])] }, clashing);
  }
}
