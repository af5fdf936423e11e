import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { z } from 'zod';
import { messageText } from '@shared/messages';
import { useLanguage } from '@/i18n/use-texts';
import { serverError } from './form-errors';

/**
 * A form that validates with a schema of `shared`. `field(name)` wires a native input of `ui`;
 * `chosen(name)` wires a control that takes a value and `onChange` (a slider). Both include the field's
 * error in the current language.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues?: DefaultValues<Input>,
) {
  const { language } = useLanguage();
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  // Re-renders after each change, because `chosen` reads the current value.
  useWatch({ control: form.control });

  function errorOf(name: FieldPath<Input>): string | undefined {
    const { error } = form.getFieldState(name, form.formState);
    if (!error) return undefined;
    return error.type === serverError ? error.message : messageText(error.message ?? '', language);
  }

  return {
    form,
    field: (name: FieldPath<Input>, options?: RegisterOptions<Input, FieldPath<Input>>) => ({
      ...form.register(name, options),
      error: errorOf(name),
    }),
    chosen: <Name extends FieldPath<Input>>(name: Name) => ({
      name,
      value: form.getValues(name),
      onChange: (value: Parameters<typeof form.setValue<Name>>[1]) =>
        form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
      error: errorOf(name),
    }),
  };
}
