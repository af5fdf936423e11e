import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadTags } from '@shared/leads/tags/endpoints';
import { folded } from '@shared/plain-text';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { ComboboxField } from '@/ui/controls/fields/combobox-field';
import { Icon } from '@/ui/icons';
import { tagList } from '../records';
import { useTagsOf } from '../values/tag-names';
import { recordsTexts } from '../texts/records';
import { useRefreshLeads } from '../use-refresh-leads';

interface TagsFieldProps {
  /** The ids of the tags; those of deleted ones are kept and not shown. */
  value: readonly number[];
  error?: string;
  onChange: (ids: number[]) => void;
}

/** Options that the list shows. */
const SHOWN = 8;

/** The tags of a record: each can be taken away, others are found or made while typing. */
export const TagsField = (props: TagsFieldProps) => (
  <div className="grid gap-2">
    <TagPicker {...props} />
    <TagChips
      value={props.value}
      onRemove={(id) => props.onChange(props.value.filter((one) => one !== id))}
    />
  </div>
);

/** Adds a tag, or makes one of what was typed. */
export function TagPicker({ value, error, onChange }: TagsFieldProps) {
  const t = useTexts(recordsTexts);
  const refresh = useRefreshLeads();
  const [words, setWords] = useState('');
  const { data: tags = [] } = useQuery(tagList());
  const found = tags.filter(({ id, name }) => !value.includes(id) && folded(name).includes(folded(words)));
  const add = (id: number) => onChange([...value, id]);

  async function create(name: string) {
    const known = tags.find((tag) => folded(tag.name) === folded(name));
    if (known) return value.includes(known.id) ? undefined : add(known.id);
    try {
      const made = await call(leadTags.create, {}, { name });
      add(made.id);
      await refresh();
    } catch (failure) {
      toast({ variant: 'destructive', title: t('notSaved'), description: errorText(failure as Error) });
    }
  }

  return (
    <ComboboxField
      label={t('tags.add')}
      error={error}
      chosen=""
      options={found.slice(0, SHOWN).map(({ id, name }) => ({ id, label: name }))}
      onSearch={setWords}
      onChoose={(option) => option && add(option.id)}
      creation={{ label: (name) => t('picker.create', { name }), create: (name) => void create(name) }}
    />
  );
}

interface TagChipsProps {
  value: readonly number[];
  onRemove: (id: number) => void;
}

/** The tags of a record, each with a button that takes it away. */
export function TagChips({ value, onRemove }: TagChipsProps) {
  const t = useTexts(recordsTexts);
  const tags = useTagsOf(value);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('fields.tags')} className="flex flex-wrap gap-2 pointer-coarse:gap-y-3">
      {tags.map(({ id, name }) => (
        <li
          key={id}
          className="flex max-w-full items-center rounded-full border border-line bg-ink/6 pl-3 text-sm"
        >
          <span className="truncate">{name}</span>
          <button
            type="button"
            aria-label={t('tags.remove', { name })}
            title={t('tags.remove', { name })}
            onClick={() => onRemove(id)}
            className="grid h-[1.5625rem] w-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink pointer-coarse:-my-2.5 pointer-coarse:size-11"
          >
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
