import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { TextField } from '@/ui/controls/text-field';
import { reportTexts } from '../texts/report';

/** A new link with a button to copy it; it takes the focus, because copying is the next step. */
export function NewLink({ url }: { url: string }) {
  const t = useTexts(reportTexts);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'refused'>();

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
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
        label={t('share.link')}
        hint={t('share.once')}
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={copied === 'yes' ? portalIcons.check : portalIcons.copy}
          variant="secondary"
          onClick={() => void copy()}
        >
          {t('share.copy')}
        </Button>
        <output className="min-w-0 font-medium">
          {copied === 'yes' && t('share.copied')}
          {copied === 'refused' && t('share.copyFailed')}
        </output>
      </div>
    </div>
  );
}
