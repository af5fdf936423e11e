import { useState } from 'react';
import { TextField } from '@/ui/controls/fields/text-field';

interface WordsFieldProps {
  label: string;
  hint: string;
  name: string;
  value: string[] | undefined;
  error?: string | undefined;
  onChange: (words: string[]) => void;
}

const wordsIn = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Words, typed with commas between them. */
export function WordsField({ value = [], onChange, ...field }: WordsFieldProps) {
  const joined = value.join(', ');
  const [text, setText] = useState(joined);
  const [known, setKnown] = useState(joined);

  // The user chose the words that somebody else has saved.
  if (known !== joined) {
    setKnown(joined);
    if (wordsIn(text).join(', ') !== joined) setText(joined);
  }

  return (
    <TextField
      {...field}
      error={field.error}
      optional
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(wordsIn(target.value));
      }}
    />
  );
}
