import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadTags, type Tag, type TagCount } from '@shared/leads/tags/endpoints';
import { newTag } from '@shared/leads/tags/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { query } from '@/lib/api/query-client';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { Dialog } from '@/ui/overlays/dialog';
import { commonTexts } from '@/ui/texts/common';
import { tagList } from '../records';
import { SettingsRow } from '../settings/settings-row';
import { leadSettingsTexts } from '../settings/texts/settings';
import { recordsTexts } from '../texts/records';
import { useRefreshLeads } from '../use-refresh-leads';
import { useDeletionWords, useSettingsSave } from '../settings/use-settings-save';

/** The account's tags with how many records carry each, and the form that makes one. */
export function TagsSettings() {
  const t = useTexts(leadSettingsTexts);
  const { data: tags } = useQuery({ ...tagList(), staleTime: 0 });
  const { data: counts = [] } = useQuery({ ...query(leadTags.counts, {}), staleTime: 0 });
  const [renamed, setRenamed] = useState<Tag | null>(null);
  const [doomed, setDoomed] = useState<Tag | null>(null);
  const factsOf = useTagFacts(counts);
  return (
    <>
      <IfMayWrite>
        <div className="max-w-md">
          <TagForm key={tags?.length} />
        </div>
      </IfMayWrite>
      {tags?.length === 0 && <p className="mt-4 text-muted">{t('tags.none')}</p>}
      <ul className="mt-4 grid gap-x-8 md:grid-cols-2">
        {tags?.map((tag) => (
          <li key={tag.id}>
            <SettingsRow
              name={tag.name}
              detail={factsOf(tag) || t('tags.unused')}
              onEdit={() => setRenamed(tag)}
              onDelete={() => setDoomed(tag)}
            />
          </li>
        ))}
      </ul>
      <Dialog open={renamed !== null} onClose={() => setRenamed(null)} title={t('tags.renameTitle')}>
        {renamed && <TagForm tag={renamed} onSaved={() => setRenamed(null)} />}
      </Dialog>
      <DeleteTag tag={doomed} facts={doomed ? factsOf(doomed) : ''} onClose={() => setDoomed(null)} />
    </>
  );
}

/** "2 contacts, 1 company". */
function useTagFacts(counts: readonly TagCount[]) {
  const t = useTexts(recordsTexts);
  return ({ id }: Tag) => {
    const found = counts.find((one) => one.id === id);
    const kinds = ['contacts', 'companies', 'opportunities'] as const;
    return kinds
      .flatMap((kind) => {
        const count = found?.[kind] ?? 0;
        if (count === 0) return [];
        return kind === 'companies' ? t('tags.companies', { count }) : t(`linked.${kind}`, { count });
      })
      .join(', ');
  };
}

function TagForm({ tag, onSaved }: { tag?: Tag; onSaved?: () => void }) {
  const t = useTexts(leadSettingsTexts);
  const tCommon = useTexts(commonTexts);
  const refresh = useRefreshLeads();
  const { field, frame } = useSaveForm(newTag, {
    defaultValues: { name: tag?.name ?? '' },
    save: (values) =>
      tag ? call(leadTags.update, { tagId: tag.id }, values) : call(leadTags.create, {}, values),
    saved: { title: t('saved') },
    onSaved: (_saved, form) => {
      form.reset();
      onSaved?.();
      void refresh();
    },
  });
  return (
    <Form {...frame} className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <TextField
          label={t(tag ? 'tags.rename' : 'tags.name')}
          autoComplete="off"
          maxLength={50}
          {...field('name')}
        />
      </div>
      <Button
        type="submit"
        variant={tag ? 'primary' : 'secondary'}
        pending={frame.pending}
        className="mt-[1.975rem] shrink-0"
      >
        {tag ? tCommon('actions.save') : t('add')}
      </Button>
    </Form>
  );
}

function DeleteTag({ tag, facts, onClose }: { tag: Tag | null; facts: string; onClose: () => void }) {
  const t = useTexts(leadSettingsTexts);
  const name = tag?.name ?? '';
  const remove = useSettingsSave(
    () => call(leadTags.remove, { tagId: tag?.id ?? 0 }),
    useDeletionWords(name),
    onClose,
  );
  return (
    <ConfirmDialog
      open={tag !== null}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      pending={remove.isPending}
      variant="danger"
      title={t('tags.ask', { name })}
      description={
        <>
          <p>{facts ? t('tags.carried', { facts }) : t('tags.notCarried')}</p>
          <p className="mt-2">{t('undoable')}</p>
        </>
      }
      confirmLabel={t('delete')}
    />
  );
}
