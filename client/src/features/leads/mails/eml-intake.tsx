import { type RefObject, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useFileDrop } from '@/lib/forms/use-file-drop';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import type { About } from '../communications/about';
import { mailsTexts } from './texts/mails';
import { textButton } from '../values/text-button';
import { useLogEml } from './use-log-eml';

const isEml = ({ name, type }: File) => /\.eml$/i.test(name) || type === 'message/rfc822';

interface EmlIntakeProps {
  about?: About;
  /** Opened by an entry of a menu, in place of a button. */
  fileInput?: RefObject<HTMLInputElement | null>;
}

/** Logs mails from files that are chosen, or dropped anywhere on the page. */
export function EmlIntake({ about, fileInput }: EmlIntakeProps) {
  const t = useTexts(mailsTexts);
  const own = useRef<HTMLInputElement>(null);
  const input = fileInput ?? own;
  const { isPending, logAll } = useLogEml(about);
  const isOver = useFileDrop((files) => {
    const mails = files.filter(isEml);
    if (mails.length > 0) void logAll(mails);
    else toast({ variant: 'destructive', title: t('eml.unread'), description: files[0]?.name });
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".eml,message/rfc822"
        multiple
        hidden
        aria-label={t('eml.choose')}
        onChange={({ target }) => {
          void logAll([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {!fileInput && (
        <Button
          variant="quiet"
          icon={portalIcons.envelope}
          pending={isPending}
          title={t('eml.hint')}
          className={`${textButton} max-sm:hidden`}
          onClick={() => input.current?.click()}
        >
          {t('eml.choose')}
        </Button>
      )}
      {isOver && (
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/80 p-6">
          <p className="rounded-card border-2 border-dashed border-brand bg-paper px-8 py-6 text-xl">
            {t('eml.drop')}
          </p>
        </div>
      )}
    </>
  );
}
