import { useState } from 'react';
import { factors } from '@shared/auth/factors/endpoints';
import { newPasskey } from '@shared/auth/factors/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/fields/text-field';
import { Form } from '@/ui/controls/form';
import { DialogFrame } from '@/ui/overlays/dialog-frame';
import { portalIcons } from '@/ui/portal-icons';
import { FailureAlert } from '../failure-alert';
import { isCancelled, isPasskeyThere, makePasskey } from '../passkey';
import { deviceName } from './device-name';
import type { FactorPartProps } from './factor-part';
import { securityTexts } from './texts/security';

const onlyName = newPasskey.pick({ name: true });

/** Makes a passkey, after the person has given it a name. */
export function PasskeyAddition({ onMade }: Pick<FactorPartProps, 'onMade'>) {
  const t = useTexts(securityTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={portalIcons.plus}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t('passkeys.add')}
      </Button>
      <DialogFrame open={open} onClose={() => setOpen(false)} title={t('passkeys.add')}>
        <PasskeyForm
          onMade={(codes) => {
            setOpen(false);
            onMade(codes);
          }}
        />
      </DialogFrame>
    </>
  );
}

function PasskeyForm({ onMade }: Pick<FactorPartProps, 'onMade'>) {
  const t = useTexts(securityTexts);
  const { field, frame, save } = useSaveForm(onlyName, {
    defaultValues: { name: deviceName() },
    save: async ({ name }) => {
      const { ticket, options } = await call(factors.passkeyOptions, {});
      try {
        return await call(factors.addPasskey, {}, { ticket, name, response: await makePasskey(options) });
      } catch (error) {
        if (isCancelled(error)) return undefined;
        throw isPasskeyThere(error) ? new Error(t('passkeys.again')) : error;
      }
    },
    refreshes: [query(factors.read, {})],
    onSaved: (made) => {
      if (!made) return;
      onMade(made.recoveryCodes);
      // Codes say it themselves, and a notice would lie over them.
      if (made.recoveryCodes.length === 0) toast({ title: t('passkeys.added') });
    },
  });
  return (
    <Form {...frame} className="grid gap-5">
      <FailureAlert error={save.error} />
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        {...field('name')}
      />
      <Button type="submit" pending={frame.pending}>
        {t('passkeys.create')}
      </Button>
    </Form>
  );
}
