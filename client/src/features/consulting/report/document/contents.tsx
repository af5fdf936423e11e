import { classNames } from '@/lib/class-names';
import { useFigureWords } from './drawings/use-figure-words';

interface ContentsProps {
  parts: { id: string; title: string }[];
  /** Whether the parts fold on a phone, where they then serve as the contents. */
  folds: boolean;
}

/** Links to the parts of the report, beside it on a wide screen. */
export function Contents({ parts, folds }: ContentsProps) {
  const { words } = useFigureWords();
  return (
    <nav
      aria-label={words.contents}
      className={classNames(
        'top-24 self-start text-sm xl:sticky print:hidden',
        folds ? 'hidden xl:block' : 'max-xl:mb-6',
      )}
    >
      <ul className="grid border-l border-line">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-2 pl-3 text-muted hover:border-brand hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
