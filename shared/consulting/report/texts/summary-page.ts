import type { Language } from '../../../languages';
import { site } from '../../../site';
import type { SummaryHead } from '../overview/summary-head';
import { phases } from '../phases';
import { dateInSentence, overviewWords, reportWords } from './words';

/** The conclusions of a report's first page, in the order of reading. */
export const summaryHeadings = ['urgent', 'begin', 'next'] as const;

/** The first page of a report in one language. */
export interface SummaryPage {
  author: string;
  /** The company's primary contact; null where it has none. */
  client: string | null;
  /** At most three: what it is, the figure, and a second line under it. */
  figures: { label: string; value: string; more: string | null }[];
  points: { point: (typeof summaryHeadings)[number]; heading: string; text: string }[];
}

/** The words of a report's first page; `scoreBefore` is the score of the earlier report, if there is one. */
export function summaryPage(
  head: SummaryHead,
  language: Language,
  scoreBefore: number | null = null,
): SummaryPage {
  const words = overviewWords[language].summary;
  const { startsOn } = head.next;
  const diagnosis = reportWords[language].duration(phases[0]!.duration!);
  const sentences = {
    urgent: words.urgent(head.urgent),
    begin: words.begin(head.begin),
    next: words.next(head.next, diagnosis, startsOn && dateInSentence(startsOn, language)),
  };
  return {
    author: words.by(site.name),
    client: head.client && words.for(head.client.name, head.client.position),
    figures: figuresOf(head, language, scoreBefore),
    points: summaryHeadings.map((point) => ({
      point,
      heading: words.headings[point],
      text: sentences[point].filter(Boolean).join(' '),
    })),
  };
}

function figuresOf({ figures }: SummaryHead, language: Language, scoreBefore: number | null) {
  const { labels, score, hours, money, months } = overviewWords[language].summary;
  const { time } = figures;
  const hasMoney = time !== null && time.perMonth !== null;
  return [
    { label: labels.score, value: score(figures.score, scoreBefore), more: null },
    ...(time
      ? [
          {
            label: labels.time(time),
            value: hours(time),
            more: hasMoney ? money(time.perMonth!, time.currency) : null,
          },
        ]
      : []),
    { label: labels.months, value: months(figures.months), more: null },
  ];
}
