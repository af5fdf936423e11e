import { useTexts } from '@/i18n/use-texts';
import { commonTexts } from '../texts/common';

/** Id of the element that holds a page's content. */
export const contentId = 'content';

/**
 * A link to the content, first in the tab order of every page. The content needs the id `contentId` and
 * `tabIndex={-1}`.
 */
export function SkipLink() {
  const t = useTexts(commonTexts);
  return (
    <a
      href={`#${contentId}`}
      className="sr-only rounded-control bg-brand font-semibold text-on-brand focus:not-sr-only focus:fixed focus:px-4 focus:py-3 focus:top-2 focus:left-2 focus:z-50"
    >
      {t('skip')}
    </a>
  );
}
