import { useTexts } from '@/i18n/use-texts';
import { commonTexts } from '../texts/common';
import { Skeleton } from './skeleton';

/** A grey block that is announced, in place of content that is loading; pass the size of that content as class names. */
export function LoadingBlock({ className, label }: { className: string; label?: string }) {
  const t = useTexts(commonTexts);
  return (
    <output className="block">
      <span className="sr-only">{label ?? t('loading')}</span>
      <Skeleton className={className} />
    </output>
  );
}
