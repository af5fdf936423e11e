import { useTexts } from '@/i18n/use-texts';
import { buttonLook } from '@/ui/controls/button-look';
import { failureTexts } from './texts/failure';

/** The page after a failure: it needs no data and offers a reload. */
export function FailedPage() {
  const t = useTexts(failureTexts);
  return (
    <main className="mx-auto grid min-h-dvh max-w-measure content-center justify-items-start gap-4 p-6">
      <h1 className="text-3xl">{t('title')}</h1>
      <p>{t('text')}</p>
      <button type="button" className={buttonLook('primary')} onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </main>
  );
}
