import { useRef, useState } from 'react';
import { leadSettings } from '@shared/leads/settings/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call } from '@/lib/api/api-client';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { controlLook, FieldError } from '@/ui/controls/fields/field';
import { Form } from '@/ui/controls/form';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { leadSettingsTexts } from '../../settings/texts/settings';
import { useSettingsSave } from '../../settings/use-settings-save';
import { useLostReasons } from '../use-lost-reasons';

/** The reasons for a lost opportunity as one list that is saved as a whole. */
export function ReasonsSettings() {
  const t = useTexts(leadSettingsTexts);
  const known = useLostReasons();
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const reasons = typed ?? known;
  const save = useSettingsSave(
    (lostReasons: string[]) => call(leadSettings.update, {}, { lostReasons }),
    { title: t('saved'), failed: t('failed') },
    () => setTyped(null),
  );
  const mayWrite = useMayWrite();
  const refused = save.error instanceof ApiError ? Object.entries(save.error.fields ?? {})[0] : undefined;
  function add() {
    setTyped([...reasons, '']);
    setTimeout(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  }
  if (!mayWrite)
    return (
      <ul className="list-disc pl-5">
        {known.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    );
  return (
    <Form
      pending={save.isPending}
      onSubmit={() => save.mutate(reasons.filter((reason) => reason.trim() !== ''))}
      className="grid gap-3"
    >
      <div ref={list} className="grid gap-2">
        {reasons.map((reason, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a reason is its text, which is being typed
          <div key={at} className="flex items-center gap-1">
            <input
              type="text"
              aria-label={t('reasons.label', { place: at + 1 })}
              aria-describedby={refused ? 'reasons-error' : undefined}
              maxLength={100}
              value={reason}
              onChange={({ target }) =>
                setTyped(reasons.map((one, index) => (index === at ? target.value : one)))
              }
              className={controlLook('min-w-0')}
            />
            <IconButton
              icon={portalIcons.trash}
              label={t('reasons.removeThis', { name: reason || String(at + 1) })}
              disabled={reasons.length === 1}
              onClick={() => setTyped(reasons.filter((_, index) => index !== at))}
            />
          </div>
        ))}
      </div>
      {refused && <FieldError id="reasons-error">{refused[1]}</FieldError>}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="secondary" icon={portalIcons.plus} onClick={add}>
          {t('reasons.new')}
        </Button>
        <Button type="submit" pending={save.isPending} disabled={typed === null}>
          {t('reasons.save')}
        </Button>
      </div>
    </Form>
  );
}
