import { useEffect } from 'react';
import type { FactorMethod } from '@shared/auth/endpoints';
import { codeStep } from '@shared/auth/factors/schemas';
import { useTexts } from '@/i18n/use-texts';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/fields/text-field';
import { Form } from '@/ui/controls/form';
import { FailureAlert } from './failure-alert';
import { secondStepTexts } from './texts/second-step';

interface FactorCodeFormProps<Saved> {
  methods: readonly FactorMethod[];
  /** Whether it is the way that most take: it has the focus when it is shown. */
  isFirst?: boolean;
  submit: string;
  save: (code: string) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onFailed?: (error: Error) => void;
}

const onlyCode = codeStep.pick({ code: true });

/** Whether a code is one of the ways. */
export const takesCode = (methods: readonly FactorMethod[]) =>
  methods.includes('app') || methods.includes('recovery');

/** Takes a code of the person's app, or one of their recovery codes. */
export function FactorCodeForm<Saved>(props: FactorCodeFormProps<Saved>) {
  const { methods, isFirst = true, submit, save, onSaved, onFailed } = props;
  const t = useTexts(secondStepTexts);
  const form = useSaveForm(onlyCode, {
    defaultValues: { code: '' },
    save: async ({ code }) => {
      try {
        return await save(code);
      } catch (error) {
        if (error instanceof Error) onFailed?.(error);
        throw error;
      }
    },
    onSaved,
  });
  const { setFocus } = form.form;
  useEffect(() => {
    if (isFirst) setFocus('code');
  }, [isFirst, setFocus]);
  const hasApp = methods.includes('app');
  const kind = hasApp && methods.includes('recovery') ? 'both' : hasApp ? 'app' : 'recovery';
  return (
    <Form method="post" {...form.frame} className="grid gap-5">
      <FailureAlert error={form.save.error} />
      <TextField
        label={t(`code.${kind}`)}
        autoComplete="one-time-code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} pending={form.frame.pending}>
        {submit}
      </Button>
    </Form>
  );
}
