import { useTexts } from '@/i18n/use-texts';
import { reportTexts } from '../../texts/report';

/** Links to the parts of the report. */
export function Contents({ parts }: { parts: { id: string; title: string }[] }) {
  const t = useTexts(reportTexts);
  return (
    <nav aria-label={t('contents')} className="print:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-2.5 font-medium text-brand underline underline-offset-4 hover:no-underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
