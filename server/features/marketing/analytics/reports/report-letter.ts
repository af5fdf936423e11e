import { addressOf } from '../../../../../shared/http/address';
import { marketingPages } from '../../../../../shared/marketing/addresses';
import { renderLetter } from '../../../../platform/mail/letter';
import type { Letter } from '../../../../platform/mail/tables';
import { reportTitle } from './period-names';
import type { StoredReport } from './reports.queries';

const says = {
  en: {
    open: 'Open the report',
    why: 'You get this mail because the reports of {company} are mailed to you. They can be switched off in the step Analytics.',
  },
  es: {
    open: 'Abrir el informe',
    why: 'Recibes este correo porque te llegan los informes de {company}. Se pueden desactivar en el paso Analítica.',
  },
} as const;

/** The mail of a report to a member of the account that owns it: what it says, and the way to its figures. */
export function reportLetter(report: StoredReport, email: string, publicUrl: string): Letter {
  const { id, type, start, language, summary, recommendations, data, marketingCompanyId } = report;
  const { open, why } = says[language];
  const address = addressOf(
    marketingPages.step,
    { companyId: marketingCompanyId, step: 'analytics' },
    { report: String(id) },
  );
  return {
    to: { name: '', address: email },
    subject: `${data.company}: ${reportTitle(type, start, language)}`,
    ...renderLetter(language, [
      { kind: 'paragraph', text: summary },
      ...recommendations.split('\n').map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'link', label: open, url: publicUrl + address },
      { kind: 'paragraph', text: why.replace('{company}', () => data.company) },
    ]),
  };
}
