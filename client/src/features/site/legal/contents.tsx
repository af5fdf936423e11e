import { useTexts } from '@/i18n/use-texts';
import { operatorTexts } from './texts/operator';

interface ContentsProps {
  sections: readonly { id: string; title: string }[];
}

const List = ({ sections }: ContentsProps) => (
  <ul className="lg:border-l lg:border-line lg:pl-5">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center py-1.5 leading-snug text-muted hover:text-ink hover:underline lg:min-h-9"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** The sections of a long page: beside them on a wide screen, folded before them on a narrow one. */
export function Contents({ sections }: ContentsProps) {
  const t = useTexts(operatorTexts);
  return (
    <nav aria-label={t('contents')} className="mt-6 self-start lg:sticky lg:top-24 lg:mt-10">
      <p className="mb-2 font-semibold max-lg:hidden">{t('contents')}</p>
      <div className="max-lg:hidden">
        <List sections={sections} />
      </div>
      <details className="rounded-card border border-line bg-surface px-4 lg:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t('contents')}</summary>
        <List sections={sections} />
      </details>
    </nav>
  );
}
