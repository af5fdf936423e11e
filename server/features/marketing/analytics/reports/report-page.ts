import { escapeHtml } from '../../../../../shared/escape-html';
import type { Language } from '../../../../../shared/languages';
import type { MarketingReport } from '../../../../../shared/marketing/analytics/endpoints';
import {
  type BroughtBeside,
  conversionOf,
  type Figures,
} from '../../../../../shared/marketing/analytics/figures';
import { figureNames } from '../../../../../shared/marketing/analytics/scales';
import { reportWords } from './compose-report';
import { type Numbers, numbersIn } from './numbers';
import { pageWords } from './words/page-words';

type Cell = string | number | null;

interface Table {
  title: string;
  heads: string[];
  rows: Cell[][];
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16202E;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .75rem;border-top:1px solid #d5dbe1;text-align:right;vertical-align:top}
th:first-child,td:first-child{text-align:left;font-weight:400;padding-left:0}thead th{border:0;font-weight:600}
caption{text-align:left}.muted{color:#55606E}`;

const cellText = (value: Cell, { number }: Numbers) =>
  value === null ? '–' : typeof value === 'number' ? number(value) : value;

const tableHtml = ({ title, heads, rows }: Table, numbers: Numbers) =>
  `<h2>${escapeHtml(title)}</h2><div class="wide"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${escapeHtml(head)}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map(
      ([first, ...rest]) =>
        `<tr><th scope="row">${escapeHtml(cellText(first ?? null, numbers))}</th>${rest
          .map((value) => `<td>${escapeHtml(cellText(value, numbers))}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;

const rateText = (row: Pick<Figures, 'visitors' | 'pageLeads'>, { percent }: Numbers) => {
  const rate = conversionOf(row);
  return rate === null ? null : percent(rate);
};

/** What campaigns, channels or angles brought, with the visitors and leads of the period before. */
function broughtTable<Row extends BroughtBeside>(
  title: string,
  rows: readonly Row[],
  labelOf: (row: Row) => string,
  { language, numbers }: { language: Language; numbers: Numbers },
): Table {
  const { figures, before, rate, name } = pageWords[language];
  const { clicks, visitors, leads } = figures;
  return {
    title,
    heads: [name, clicks, visitors, leads, rate, `${visitors}, ${before}`, `${leads}, ${before}`],
    rows: rows.map((row) => [
      labelOf(row),
      row.clicks,
      row.visitors,
      row.leads,
      rateText(row, numbers),
      row.before.visitors,
      row.before.leads,
    ]),
  };
}

function tablesOf({ data }: MarketingReport, language: Language, numbers: Numbers): Table[] {
  const says = pageWords[language];
  const words = reportWords[language];
  const brought = { language, numbers };
  return [
    {
      title: says.totals,
      heads: [says.figure, says.now, says.before],
      rows: [
        ...figureNames
          .filter((name) => name in data.now)
          .map((name): Cell[] => [says.figures[name], data.now[name], data.before[name]]),
        [says.rate, rateText(data.now, numbers), rateText(data.before, numbers)],
      ],
    },
    broughtTable(says.campaigns, data.campaigns, ({ name }) => name ?? words.noCampaign, brought),
    broughtTable(says.channels, data.channels, (row) => words.source(row), brought),
    broughtTable(says.angles, data.angles, ({ angle }) => words.angle(angle), brought),
    {
      title: says.pages,
      heads: [says.name, says.figures.visitors, says.figures.pageLeads, says.rate],
      rows: data.pages.map((row) => [
        `${row.campaign} (/l/${row.slug})`,
        row.visitors,
        row.pageLeads,
        rateText(row, numbers),
      ]),
    },
    {
      title: says.days,
      heads: [says.day, says.figures.clicks, says.figures.visitors, says.figures.leads],
      rows: data.days.map(({ day, clicks, visitors, leads }) => [day, clicks, visitors, leads]),
    },
  ];
}

/** A report as one page without scripts, to keep or to print. */
export function reportPage(report: MarketingReport, language: Language): string {
  const numbers = numbersIn(language);
  const says = pageWords[language];
  const { title, summary, recommendations, data } = report;
  const made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: data.zone,
  }).format(new Date(data.asOf));
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(`${data.company}: ${title}`)}</title>` +
    `<style>${style}</style></head><body><h1>${escapeHtml(data.company)}: ${escapeHtml(title)}</h1>` +
    `<p class="muted">${escapeHtml(says.made(made, data.zone))}</p><p>${escapeHtml(summary)}</p>` +
    `<h2>${escapeHtml(says.recommendations)}</h2><ul>${recommendations.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` +
    tablesOf(report, language, numbers)
      .filter(({ rows }) => rows.length > 0)
      .map((table) => tableHtml(table, numbers))
      .join('') +
    '</body></html>'
  );
}
