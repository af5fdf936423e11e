import type { MouseEvent } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { twinOf } from '@shared/addresses/twins';
import { type Language, languages } from '@shared/languages';
import { commonTexts } from '@/ui/texts/common';

/** Links to the page in each language. Following one also stores the language. */
export function LanguageLinks() {
  const t = useTexts(commonTexts);
  const [path] = useLocation();
  const search = useSearch();
  const { language, setLanguage } = useLanguage();

  function choose(event: MouseEvent, chosen: Language) {
    event.preventDefault();
    void setLanguage(chosen);
  }

  return (
    <nav aria-label={t('language.label')} className="flex">
      {languages.map((each) => (
        <Link
          key={each}
          href={twinOf(path, each) + (search && `?${search}`)}
          lang={each}
          hrefLang={each}
          title={t(`language.${each}`)}
          aria-label={t(`language.${each}`)}
          aria-current={each === language ? 'true' : undefined}
          onClick={(event) => choose(event, each)}
          className={classNames(
            'grid size-11 place-items-center rounded-control text-sm font-semibold uppercase hover:bg-ink/8',
            each === language
              ? 'underline decoration-accent decoration-2 underline-offset-4'
              : 'text-muted hover:text-ink',
          )}
        >
          {each}
        </Link>
      ))}
    </nav>
  );
}
