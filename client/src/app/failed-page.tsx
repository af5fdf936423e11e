import { useTextsAtHand } from '@/i18n/use-texts';
import { buttonLook } from '@/ui/button-look';

/** What remains when a page cannot be shown: it waits for nothing and offers to load everything again. */
export function FailedPage() {
  const t = useTextsAtHand();
  return (
    <main className="mx-auto grid min-h-dvh max-w-measure content-center justify-items-start gap-4 p-6">
      <h1 className="text-3xl">{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <button type="button" className={buttonLook('primary')} onClick={() => location.reload()}>
        {t('failure.reload')}
      </button>
    </main>
  );
}
