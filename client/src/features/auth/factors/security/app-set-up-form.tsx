import { type AppSetUp, factors } from '@shared/auth/factors/endpoints';
import { codeStep } from '@shared/auth/factors/schemas';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { CopyField } from '@/ui/controls/fields/copy-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { Form } from '@/ui/controls/form';
import { commonTexts } from '@/ui/texts/common';
import { FailureAlert } from '../failure-alert';
import type { FactorPartProps } from './factor-part';
import { securityTexts } from './texts/security';

const onlyCode = codeStep.pick({ code: true });

interface AppSetUpFormProps extends Pick<FactorPartProps, 'onMade'> {
  app: Wire<AppSetUp>;
  onLeft: () => void;
}

/** The secret for an app, as a picture and as text, and the first code as a sign that the app has it. */
export function AppSetUpForm({ app: { ticket, secret, picture }, onMade, onLeft }: AppSetUpFormProps) {
  const t = useTexts(securityTexts);
  const tCommon = useTexts(commonTexts);
  const { field, frame, save } = useSaveForm(onlyCode, {
    defaultValues: { code: '' },
    save: ({ code }) => call(factors.addApp, {}, { ticket, code }),
    refreshes: [query(factors.read, {})],
    onSaved: ({ recoveryCodes }) => {
      onMade(recoveryCodes);
      if (recoveryCodes.length === 0) toast({ title: t('app.added') });
    },
  });
  return (
    <div className="grid max-w-md gap-5">
      <p>{t('app.scan')}</p>
      {/* Apps read dark on light only. */}
      <img src={picture} alt={t('app.picture')} className="size-48 rounded-control bg-white p-2" />
      <CopyField
        value={secret}
        label={t('app.secret')}
        hint={t('app.secretHint')}
        words={{ copy: t('app.copy'), copied: t('app.copied'), failed: t('app.copyFailed') }}
      />
      <Form {...frame} className="grid gap-5">
        <FailureAlert error={save.error} />
        <TextField
          label={t('app.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          {...field('code')}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={frame.pending}>
            {t('app.confirm')}
          </Button>
          <Button variant="quiet" disabled={frame.pending} onClick={onLeft}>
            {tCommon('actions.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
