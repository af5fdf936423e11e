import { useEffect, useRef } from 'react';
import { site } from '@shared/site';
import { useTexts } from '@/i18n/use-texts';
import { saveFile } from '@/lib/api/save-file';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { securityTexts } from './texts/security';

/** New recovery codes, which the server never shows again; they have the focus and stay until the person has kept them. */
export function ShownCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTexts(securityTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Once the dialog that made them has given the focus back, which it does in a task after it has closed.
    let later: ReturnType<typeof setTimeout>;
    const next = requestAnimationFrame(() => {
      later = setTimeout(() => title.current?.focus());
    });
    return () => {
      cancelAnimationFrame(next);
      clearTimeout(later);
    };
  }, []);
  const text = codes.join('\n');
  const copy = () =>
    copyText(text).then(
      () => toast({ title: t('codes.copied') }),
      () => toast({ variant: 'destructive', title: t('codes.copyFailed') }),
    );
  const download = () =>
    saveFile(
      `${site.name.toLowerCase()}-${t('codes.file')}.txt`,
      new Blob([`${site.name}\n\n${text}\n`], { type: 'text/plain' }),
    );
  return (
    <div className="grid gap-4 rounded-card border border-positive/40 bg-positive/8 p-4">
      <h3 ref={title} tabIndex={-1} className="font-semibold">
        {t('codes.shown')}
      </h3>
      <p>{t('codes.once')}</p>
      <ol className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={portalIcons.copy} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button variant="secondary" icon={portalIcons.download} onClick={download}>
          {t('codes.download')}
        </Button>
        <Button onClick={onKept}>{t('codes.kept')}</Button>
      </div>
    </div>
  );
}
