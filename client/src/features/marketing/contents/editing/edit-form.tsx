import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@shared/fields';
import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { changedFields, Clash, saveChanges } from '@/lib/forms/save-changes';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { Alert } from '@/ui/feedback/alert';
import { commonTexts } from '@/ui/texts/common';
import { contentsTexts } from '../texts/contents';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { type Content, type ContentPiece, contentOf } from '../reads';
import { PieceFields } from './piece-fields';
import { tidied } from './tidied';

interface EditFormProps {
  content: Content;
  onSaved: () => void;
}

/** The name and the words of a content; a save makes a new version. */
export function EditForm({ content, onSaved }: EditFormProps) {
  const tContents = useTexts(contentsTexts);
  const tCommon = useTexts(commonTexts);
  const [name, setName] = useState(content.name);
  const [piece, setPiece] = useState<ContentPiece>(content.piece);
  const [isTried, setTried] = useState(false);
  const save = useContentSave(content, onSaved);
  const isNameless = isTried && name.trim() === '';
  const fields = save.error instanceof ApiError ? (save.error.fields ?? {}) : {};
  const error = fields.name ?? (isNameless ? tContents('nameMissing') : undefined);
  const submit = () => {
    setTried(true);
    if (name.trim() !== '') save.mutate({ name: name.trim(), piece: tidied(piece) });
  };
  return (
    <Form pending={save.isPending} onSubmit={submit} className="grid gap-4">
      {save.error instanceof Clash && (
        <Alert tone="danger" title={tContents('edit.clash.title')}>
          {tContents('edit.clash.text')}
        </Alert>
      )}
      <TextField
        label={tContents('columns.name')}
        value={name}
        maxLength={limits.name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        {...(error && { error })}
      />
      <PieceFields value={piece} onChange={setPiece} />
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex justify-end border-t border-line bg-raised p-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6">
        <Button type="submit" pending={save.isPending}>
          {tCommon('actions.save')}
        </Button>
      </div>
    </Form>
  );
}

interface Edited extends Record<string, unknown> {
  name: string;
  piece: ContentPiece;
}

/** Sends what was changed. After a clash the next save takes the place of what others saved, which stays as a version. */
function useContentSave(content: Content, onSaved: () => void) {
  const t = useTexts(contentsTexts);
  const client = useQueryClient();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const [first] = useState(content);
  const [seen, setSeen] = useState(content);
  const send = async (edited: Edited) => {
    const changes = changedFields({ ...first, piece: tidied(first.piece) }, edited);
    if (Object.keys(changes).length === 0) return { ...seen, act: null };
    return saveChanges({
      seen,
      changes,
      clashing: t('edit.clash.title'),
      update: ({ id, version }) => call(marketingContentsApi.update, { id }, { ...changes, version }),
    });
  };
  return useSaving(send, {
    onSaved: (saved) => {
      const { act, ...now } = saved;
      client.setQueryData(contentOf(saved.id).queryKey, now);
      if (act) tell(act, { title: t('edit.saved'), description: saved.name });
      void refresh();
      onSaved();
    },
    onFailed: (error) => {
      if (error instanceof Clash) return setSeen(error.current as Content);
      if (error instanceof ApiError && error.fields?.name) return;
      toast({ variant: 'destructive', title: t('edit.notSaved'), description: errorText(error) });
    },
  });
}
