import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Dialog } from '@/ui/overlays/dialog';
import { Tabs } from '@/ui/navigation/tabs';
import { CopyButton } from '../../campaigns/previews/copy-button';
import { captureTexts } from '../texts/capture';
import type { LandingPage } from '../reads';
import { embedCodes } from './embed-codes';

const ways = ['script', 'frame', 'json'] as const;

interface EmbedDialogProps {
  /** The page whose form is put elsewhere; null closes the dialog. */
  page: LandingPage | null;
  onClose: () => void;
}

/** How the form of a page is put on another site: three ways, each with its code to copy. */
export function EmbedDialog({ page, onClose }: EmbedDialogProps) {
  const t = useTexts(captureTexts);
  const [way, setWay] = useState<(typeof ways)[number]>('script');
  const codes = page && embedCodes(page);
  return (
    <Dialog
      open={page !== null}
      onClose={onClose}
      dirty={false}
      title={t('pages.embedding.title', { name: page?.name ?? '' })}
      description={t('pages.embedding.text')}
    >
      {codes && (
        <Tabs
          label={t('pages.embedding.ways')}
          current={way}
          onChange={setWay}
          tabs={ways.map((name) => ({
            name,
            label: t(`pages.embedding.${name}.label`),
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
                <p>{t(`pages.embedding.${name}.text`)}</p>
                <pre className="w-full rounded-card border border-line bg-ink/4 p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
                  {codes[name]}
                </pre>
                <CopyButton
                  text={() => codes[name]}
                  what={t('pages.embedding.what')}
                  label={t('pages.embedding.copy')}
                />
              </div>
            ),
          }))}
        />
      )}
    </Dialog>
  );
}
