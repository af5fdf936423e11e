import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/fields/text-field';
import { searchWith } from './figures/address';
import type { Figures } from './figures/figures';
import { calculatorTexts } from './texts/calculator';

type Copying = { link: string; succeeded: boolean };

function selectAll(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

/** Copies the address of this calculation, or shows it if the browser does not allow copying. */
export function Share({ figures }: { figures: Figures }) {
  const t = useTexts(calculatorTexts);
  const [copying, setCopying] = useState<Copying>();
  const search = searchWith(figures);
  const current = copying?.link.endsWith(search) ? copying : undefined;

  async function copy() {
    const link = location.origin + location.pathname + search;
    try {
      await navigator.clipboard.writeText(link);
      setCopying({ link, succeeded: true });
    } catch {
      setCopying({ link, succeeded: false });
    }
  }

  return (
    <section className="grid gap-3 noscript:hidden print:hidden">
      <h2 className="text-lg">{t('share.title')}</h2>
      <p className="text-muted">{t('share.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" icon={current?.succeeded ? 'check' : 'copy'} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {t('share.print')}
        </Button>
        <output className="font-medium text-positive">{current?.succeeded && t('share.copied')}</output>
      </div>
      {current && !current.succeeded && (
        <TextField
          label={t('share.link')}
          hint={t('share.byHand')}
          readOnly
          value={current.link}
          ref={selectAll}
        />
      )}
    </section>
  );
}
