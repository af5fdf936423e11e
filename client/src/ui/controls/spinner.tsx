import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { commonTexts } from '../texts/common';

/** A spinning ring without a text, for use beside one. */
export function SpinnerRing({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-block shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent',
        className,
      )}
    />
  );
}

/** A centred spinner with an announced label; `fullPage` fills the height of the window. */
export function Spinner({ label, fullPage = false }: { label?: string; fullPage?: boolean }) {
  const t = useTexts(commonTexts);
  return (
    <output
      {...(fullPage && { 'data-page-spinner': true })}
      className={classNames('grid place-items-center text-brand', fullPage ? 'min-h-dvh' : 'min-h-40')}
    >
      <SpinnerRing className="size-8" />
      <span className="sr-only">{label ?? t('loading')}</span>
    </output>
  );
}
