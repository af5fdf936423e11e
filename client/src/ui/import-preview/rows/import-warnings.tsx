import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Disclosure } from '../../controls/disclosure';
import type { ShownImport } from '../import-kind';
import { importTexts } from '../texts/import';

/** What is well to know about rows that are imported all the same. */
export function ImportWarnings({ detail: { warnings, counts } }: { detail: ShownImport }) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  if (warnings.length === 0) return null;
  const count = Math.max(counts?.warnings ?? 0, warnings.length);
  return (
    <Disclosure
      className="border-warning/40! bg-warning/8"
      summary={t('warnings.summary', { count, number: formatNumber(count, language) })}
    >
      <ul className="max-h-96 overflow-y-auto text-sm">
        {warnings.map(({ line, text }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same may be said twice
          <li key={place} className="py-0.5">
            {line === null ? text : t('warnings.line', { line, text })}
          </li>
        ))}
      </ul>
      {count > warnings.length && (
        <p className="mt-2 text-sm text-muted">{t('warnings.first', { count: warnings.length })}</p>
      )}
    </Disclosure>
  );
}
