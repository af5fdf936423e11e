import { addressCode, codeLength } from '@shared/address-code';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from './controls/button';
import { Form } from './controls/form';
import { TextField } from './controls/fields/text-field';

interface CodeFormProps<Saved> {
  texts: Record<'code' | 'confirm' | 'done' | 'failed', string>;
  save: (body: { code: string }) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

/** Takes the code that was mailed to an address to prove it. */
export function CodeForm<Saved>({ texts, save, onSaved }: CodeFormProps<Saved>) {
  const { field, frame } = useSaveForm(addressCode, {
    defaultValues: { code: '' },
    save,
    saved: { title: texts.done },
    failed: { title: texts.failed },
    onSaved,
  });
  return (
    <Form {...frame} className="flex flex-wrap items-start gap-3">
      <div className="w-36">
        <TextField
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength}
          {...field('code')}
        />
      </div>
      <Button type="submit" pending={frame.pending} className="mt-7">
        {texts.confirm}
      </Button>
    </Form>
  );
}
