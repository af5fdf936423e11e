import type { Language } from '../../../../../shared/languages';
import type { ReportData } from '../../../../../shared/marketing/analytics/report';
import type { ReportType } from '../../../../../shared/marketing/analytics/scales';
import { reportTitle } from './period-names';
import { compare, type Compared, compareLargest, type Proportion } from './proportions';
import { english } from './words/english';
import type { Group, ReportWords } from './words/report-words';
import { spanish } from './words/spanish';

/** What a report says of its figures. */
export interface ComposedReport {
  title: string;
  summary: string;
  recommendations: string[];
}

/** The sentences of reports by language. */
export const reportWords: Record<Language, ReportWords> = { en: english, es: spanish };

type Labelled = Proportion & { label: string };
type Found = Compared<Labelled> | undefined;

/** The rows that are compared, by group; what belongs to none, or to many together, is not one of them. */
function rowsOf({ campaigns, channels, angles }: ReportData, words: ReportWords) {
  return {
    campaigns: campaigns
      .filter(({ id }) => id !== null)
      .map((row) => ({ ...row, label: row.name ?? words.noCampaign })),
    channels: channels
      .filter(({ kind }) => kind !== 'none' && kind !== 'other')
      .map((row) => ({ ...row, label: words.source(row) })),
    angles: angles
      .filter(({ angle }) => angle !== null)
      .map((row) => ({ ...row, label: words.angle(row.angle) })),
  } satisfies Record<Exclude<Group, 'periods'>, Labelled[]>;
}

/** What can be compared, and in which groups there is not enough data. */
function comparisons(data: ReportData, type: ReportType, words: ReportWords): string[] {
  const said: string[] = [];
  const lacking: Group[] = [];
  const note = (group: Group, found: Found, say: (found: Compared<Labelled>) => string) => {
    if (found) said.push(say(found));
    else lacking.push(group);
  };
  for (const [group, rows] of Object.entries(rowsOf(data, words))) {
    const name = group as Exclude<Group, 'periods'>;
    note(name, compareLargest<Labelled>(rows), (found) =>
      found.isSignificant ? words.better(name, found) : words.alike(name, found),
    );
  }
  const now = { ...data.now, label: '' };
  note('periods', compare<Labelled>(now, { ...data.before, label: '' }), (found) => {
    if (!found.isSignificant) return '';
    return found.better === now ? words.rose(type, found) : words.fell(type, found);
  });
  return [...said, ...(lacking.length > 0 ? [words.notEnough(lacking, type)] : [])];
}

/** What the user can do about what went wrong or did not happen. */
function advice({ now }: ReportData, type: ReportType, words: ReportWords): string[] {
  const lost = now.mailsBounced + now.mailsFailed;
  return [
    now.publicationsFailed > 0 ? words.publicationsFailed(now) : '',
    now.published === 0 && now.publicationsFailed === 0 ? words.nothingPublished(type) : '',
    lost > 0 ? words.mailsLost(now) : '',
    now.leads > now.confirmed ? words.unconfirmed(now) : '',
  ];
}

/** What a report says in a language: a summary and recommendations, each with the figures that it rests on. */
export function composeReport(data: ReportData, type: ReportType, language: Language): ComposedReport {
  const words = reportWords[language];
  const { now, before, range } = data;
  const summary = [
    words.visitors(now, before, type),
    words.leads(now, before, type),
    words.conversion(now, before, type),
    words.sent(now),
    words.bots(now),
  ];
  return {
    title: reportTitle(type, range.from, language),
    summary: summary.filter(Boolean).join(' '),
    recommendations: [...comparisons(data, type, words), ...advice(data, type, words)].filter(Boolean),
  };
}
