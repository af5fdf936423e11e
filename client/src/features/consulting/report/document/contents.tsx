import { useFigureWords } from './drawings/use-figure-words';

interface ContentsProps {
  parts: { id: string; title: string }[];
}

/** Links to the parts of the report beside it on a wide screen; on others the folded parts serve as contents. */
export function Contents({ parts }: ContentsProps) {
  const { words } = useFigureWords();
  return (
    <nav
      aria-label={words.contents}
      className="top-24 hidden self-start text-sm xl:sticky xl:block print:hidden"
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
