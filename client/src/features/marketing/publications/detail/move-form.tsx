import { useState } from 'react';
import { wallOf } from '@shared/time/clock';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { publicationsTexts } from '../texts/publications';
import { nowIn } from '../calendar/time/wall';
import { useMove } from '../calendar/moving/use-move';
import type { Publication } from '../reads';

/** Another slot for a publication, as wall time of the company. */
export function MoveForm({ publication, zone }: { publication: Publication; zone: string }) {
  const t = useTexts(publicationsTexts);
  const move = useMove();
  const [pending, setPending] = useState(false);
  const now = wallOf(new Date(publication.dueAt), zone);
  const [wall, setWall] = useState(now);

  async function save() {
    if (wall === now || wall === '') return;
    setPending(true);
    const { id, version, name: title } = publication;
    await move({ id, version, title }, { wall, zone }, { wall: publication.wall, zone: publication.zone });
    setPending(false);
  }

  return (
    <Form pending={pending} onSubmit={() => void save()} className="flex flex-wrap items-end gap-2">
      <div className="min-w-52 grow">
        <TextField
          type="datetime-local"
          label={t('publication.slot')}
          min={nowIn(zone)}
          value={wall}
          onChange={({ target }) => setWall(target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" pending={pending} disabled={wall === now || wall === ''}>
        {t('publication.move')}
      </Button>
    </Form>
  );
}
