import { type ComponentProps, useId } from 'react';
import { TextField } from './controls/fields/text-field';

interface SuggestingFieldProps extends Omit<ComponentProps<typeof TextField>, 'list'> {
  suggestions: readonly string[];
}

/** One line of free text with suggestions. */
export function SuggestingField({ suggestions, ...field }: SuggestingFieldProps) {
  const listId = useId();
  return (
    <>
      <TextField autoComplete="off" list={listId} {...field} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  );
}
