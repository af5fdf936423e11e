import { languageCookie } from '@shared/languages';
import { useTexts } from '@/i18n/use-texts';
import { namesInTab, storedNames } from '@/lib/stored-names';
import { signInDays } from './sign-in-days';
import { cookiesTexts } from './texts/cookies';

/** Names of the session cookie: over http and over https. */
export const sessionCookies = ['quorumia.sid', '__Host-quorumia.sid'] as const;

const entries = [
  { name: sessionCookies.join(',\n'), kind: 'cookie', text: 'session' } as const,
  { name: languageCookie, kind: 'cookie', text: 'languageCookie' } as const,
  ...storedNames.map((name) => ({ name, kind: 'storage', text: name }) as const),
  ...namesInTab.map((name) => ({ name, kind: 'tab', text: name }) as const),
];

/** Every cookie and stored key of the product. */
export function CookieTable() {
  const t = useTexts(cookiesTexts);
  const columns = ['name', 'kind', 'purpose', 'lasts'] as const;
  return (
    <table className="block w-full border-collapse text-left sm:table">
      <thead className="sr-only sm:not-sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b border-line py-2 pr-4 text-sm text-muted">
              {t(`table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block align-baseline sm:table-row-group">
        {entries.map(({ name, kind, text }) => (
          <tr key={text} className="block border-b border-line py-3 last:border-0 last:pb-0 sm:table-row">
            <th
              scope="row"
              className="block font-mono text-sm font-semibold sm:table-cell sm:whitespace-pre sm:py-3 sm:pr-6"
            >
              {name}
            </th>
            <td className="block text-sm text-muted sm:table-cell sm:py-3 sm:pr-6 sm:whitespace-nowrap">
              {t(`table.${kind}`)}
            </td>
            <td className="block sm:table-cell sm:py-3 sm:pr-4">{t(`items.${text}.purpose`)}</td>
            <td className="block text-muted sm:table-cell sm:py-3">
              {t(`items.${text}.lasts`, { days: signInDays })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
