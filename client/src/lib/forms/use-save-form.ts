import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from '../api/api-client';
import { type Refreshed, useSaving } from '../api/save';
import { type Toast, toast } from '../toast';
import { showServerErrors } from './form-errors';
import { useSchemaForm } from './use-schema-form';

interface SaveFormOptions<Input extends FieldValues, Output, Saved> {
  /** Omitted in a pre-rendered form, whose inputs keep what was typed or filled in before. */
  defaultValues?: DefaultValues<Input>;
  /** Calls the endpoint that creates the row, or the one that updates it. */
  save: (values: Output) => Promise<Saved>;
  /** The queries that show the row. */
  refreshes?: readonly Refreshed[];
  /** The notice after a success. */
  saved?: Toast | ((saved: Saved) => Toast);
  /** The notice after a failure: a title over the server's message, or over `otherwise` if there is none. */
  failed?: { title: string; otherwise?: string };
  /** Whether the form itself says what is wrong, so that there is no notice. */
  isShown?: (error: Error) => boolean;
  onSaved?: (saved: Saved, form: UseFormReturn<Input, unknown, Output>) => void;
  /** Receives the values that the schema refused; nothing was sent. */
  onInvalid?: (typed: Input) => void;
}

/**
 * A form that creates or updates a row. `field` and `chosen` wire its inputs, `frame` holds the props of the `Form`
 * around them, `save` is the mutation. A refusal shows its field errors beside the fields and keeps the typed values.
 */
export function useSaveForm<Input extends FieldValues, Output, Saved>(
  schema: z.ZodType<Output, Input>,
  options: SaveFormOptions<Input, Output, Saved>,
) {
  const { form, ...fields } = useSchemaForm(schema, options.defaultValues);
  const save = useSaving(options.save, {
    refreshes: options.refreshes,
    onSaved: (row) => {
      const { saved, onSaved } = options;
      onSaved?.(row, form);
      // The notice comes after the data of the previous user are cleared.
      if (saved) toast(typeof saved === 'function' ? saved(row) : saved);
    },
    onFailed: (error) => {
      showServerErrors(form, error);
      if (!options.failed || options.isShown?.(error)) return;
      const { title, otherwise } = options.failed;
      toast({ variant: 'destructive', title, description: errorText(error, otherwise) });
    },
  });
  const submit = form.handleSubmit(
    (values) => save.mutate(values),
    () => options.onInvalid?.(form.getValues()),
  );
  const frame = { pending: save.isPending, onSubmit: () => void submit() };
  return { ...fields, form, save, frame };
}
