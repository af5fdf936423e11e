import { countCharacters } from '@shared/marketing/channels/lengths';
import type { Block, Line } from '@shared/marketing/campaigns/piece';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { Counted, type Limit } from './counted';
import { sentencesOf, typedOf } from './sentences';

/** The longest text that is stored; what reads well is shorter. */
const STORED = 4_000;

interface WordsFieldProps {
  label: string;
  value: string;
  limit?: Limit;
  rows?: number;
  onChange: (text: string) => void;
}

/** A text of a piece with its counter. */
export function WordsField({ label, value, limit, rows, onChange }: WordsFieldProps) {
  const shared = {
    label,
    value,
    maxLength: STORED,
    autoComplete: 'off',
    ...(limit && { hint: <Counted count={countCharacters(value.trim())} {...limit} /> }),
  };
  return rows ? (
    <TextAreaField {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField {...shared} onChange={({ target }) => onChange(target.value)} />
  );
}

interface LineFieldProps extends Omit<WordsFieldProps, 'value' | 'onChange'> {
  value: Line | undefined;
  onChange: (line: Line) => void;
}

/** A sentence of a piece: it keeps the facts that it states. */
export const LineField = ({ value, onChange, ...rest }: LineFieldProps) => (
  <WordsField
    {...rest}
    value={value?.text ?? ''}
    onChange={(text) => onChange({ ...value, text, facts: value?.facts ?? [] })}
  />
);

interface SentencesFieldProps {
  label: string;
  kind?: Block['kind'];
  value: readonly Line[];
  onChange: (lines: Line[]) => void;
}

/** Some sentences, one a line. */
export const SentencesField = ({ label, kind, value, onChange }: SentencesFieldProps) => (
  <TextAreaField
    label={label}
    rows={Math.max(2, value.length + 1)}
    value={typedOf(value)}
    onChange={({ target }) => onChange(sentencesOf(target.value, value, kind))}
  />
);
