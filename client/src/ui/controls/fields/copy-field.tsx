import { useEffect, useRef, useState } from 'react';
import { portalIcons } from '../../portal-icons';
import { Button } from '../button';
import { TextField } from './text-field';

interface CopyFieldProps {
  value: string;
  label: string;
  hint: string;
  /** The words of the button, and what is said after a success and when the browser refuses. */
  words: { copy: string; copied: string; failed: string };
}

/** A new secret with a button that copies it; it takes the focus, because copying is the next step. */
export function CopyField({ value, label, hint, words }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'refused'>();

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      field.current?.focus();
      field.current?.select();
      setCopied('refused');
    }
  }

  return (
    <div className="grid gap-3 rounded-card border border-positive/40 bg-positive/8 p-4">
      <TextField
        ref={field}
        readOnly
        label={label}
        hint={hint}
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={copied === 'yes' ? portalIcons.check : portalIcons.copy}
          variant="secondary"
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
        <output className="min-w-0 font-medium">
          {copied === 'yes' && words.copied}
          {copied === 'refused' && words.failed}
        </output>
      </div>
    </div>
  );
}
