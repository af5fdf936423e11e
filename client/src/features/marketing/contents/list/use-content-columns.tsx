import { shortDay } from '@/i18n/short-day';
import { useLanguage } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { languages } from '@shared/languages';
import { audiences } from '@shared/marketing/campaigns/scales';
import { contentTypeOf } from '@shared/marketing/campaigns/versions/scales';
import { campaignTypes } from '@shared/marketing/campaigns/kinds';
import type { Column } from '@/ui/data-table/column';
import type { Translate } from '@/i18n/texts';
import type { contentsTexts } from '../texts/contents';
import type { useKindName } from '../use-kind-name';
import type { ListedContent } from '../reads';
import { ContentStatus } from '../content-status';
import { ContentThumb } from './content-thumb';
import { GoesOut } from './goes-out';
import { PhoneFacts } from './phone-facts';
import { useContentFacts } from './use-content-facts';
import type { Results } from './use-results';
import { lineBelow } from './titles';
import { useAuthorName } from '../use-author-name';

type T = Translate<typeof contentsTexts>;
type KindName = ReturnType<typeof useKindName>;

/** What the library can be filtered by. */
export const filtersOf = (t: T, kindName: KindName): FilterColumn[] => [
  {
    name: 'type',
    label: t('columns.type'),
    kind: 'choice',
    // Designs are pictures, which are found in their step.
    choices: [...campaignTypes.map(contentTypeOf), 'ad text' as const].map((value) => ({
      value,
      label: kindName(value),
    })),
    required: true,
  },
  {
    name: 'audience',
    label: t('columns.audience'),
    kind: 'choice',
    choices: audiences.map((value) => ({ value, label: t(`audiences.${value}`) })),
    required: true,
  },
  {
    name: 'language',
    label: t('columns.language'),
    kind: 'choice',
    choices: languages.map((value) => ({ value, label: t(`languages.${value}`) })),
    required: true,
  },
  { name: 'name', label: t('columns.name'), kind: 'text', required: true },
  { name: 'updatedAt', label: t('columns.changed'), kind: 'time', required: true },
];

/** What all listed texts have in common, which is said in no row. */
export interface InCommon {
  product: boolean;
  author: boolean;
}

interface Listed {
  inCommon: InCommon;
  results: Results;
}

/** The columns of the library; product and author are among them only where they differ. */
export function useContentColumns(t: T, { inCommon, results }: Listed): Column<ListedContent>[] {
  const { language } = useLanguage();
  const authorName = useAuthorName();
  const { kindOf, countOf } = useContentFacts();
  const isNarrow = useMedia('(max-width: 767px)');
  const dayOf = (at: string) => <time dateTime={at}>{shortDay(at, language)}</time>;
  const resultOf = ({ campaignId }: ListedContent) => results.get(campaignId ?? 0);
  return [
    {
      name: 'name',
      label: t('columns.text'),
      width: 40,
      isBelow: true,
      cell: (content) => (
        <>
          <span className="text-ink">{kindOf(content)}</span>
          {lineBelow(content) && ` · ${lineBelow(content)}`}
        </>
      ),
    },
    {
      name: 'picture',
      label: t('columns.picture'),
      leads: true,
      cell: (content) => <ContentThumb content={content} posted={resultOf(content)?.pictureId} />,
    },
    {
      name: 'status',
      label: t('columns.status'),
      width: 8.25,
      belowName: true,
      cell: (content, focus) => {
        const status = (
          <ContentStatus content={content} needsYou={(resultOf(content)?.unsettled ?? 0) > 0} {...focus} />
        );
        return isNarrow ? (
          <PhoneFacts content={content} result={resultOf(content)} status={status} />
        ) : (
          status
        );
      },
    },
    {
      name: 'goesOut',
      label: t('columns.goesOut'),
      width: 9,
      cell: (content, focus) => <GoesOut content={content} result={resultOf(content)} {...focus} />,
    },
    {
      name: 'results',
      label: t('columns.results'),
      width: 7,
      align: 'end',
      cell: (content) => (
        <>
          <div>{countOf(resultOf(content), 'clicks')}</div>
          <div className="text-sm text-muted">{countOf(resultOf(content), 'leads')}</div>
        </>
      ),
    },
    ...(inCommon.product
      ? []
      : [
          {
            name: 'product',
            label: t('columns.product'),
            width: 11.5,
            cell: ({ productName }: ListedContent) => productName,
          },
        ]),
    {
      name: 'updatedAt',
      label: t('columns.changed'),
      sortable: true,
      descendingFirst: true,
      width: 7.75,
      cell: ({ updatedAt }) => dayOf(updatedAt),
      // Said below the name.
      summary: () => null,
    },
    ...(inCommon.author
      ? []
      : [{ name: 'author', label: t('columns.author'), width: 10.5, cell: authorName }]),
  ];
}
