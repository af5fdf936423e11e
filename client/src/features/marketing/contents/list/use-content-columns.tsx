import { shortDay } from '@/i18n/short-day';
import { useLanguage } from '@/i18n/use-texts';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { languages } from '@shared/languages';
import { audiences } from '@shared/marketing/campaigns/scales';
import { contentTypeOf } from '@shared/marketing/campaigns/versions/scales';
import { campaignTypes } from '@shared/marketing/campaigns/kinds';
import type { Column } from '@/ui/data-table/column';
import { Stacked } from '@/ui/data-table/rows/stacked';
import type { Translate } from '@/i18n/texts';
import type { contentsTexts } from '../texts/contents';
import { useKindName } from '../use-kind-name';
import type { ListedContent } from '../reads';
import { ContentStatus } from '../content-status';
import { ContentThumb } from './content-thumb';
import { GoesOut, useGoesOutWords } from './goes-out';
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
  const kindName = useKindName();
  const goesOut = useGoesOutWords();
  const shortName = (type: ListedContent['type']) => kindName(type, true);
  const dayOf = (at: string) => <time dateTime={at}>{shortDay(at, language)}</time>;
  const sideOf = ({ angle }: Pick<ListedContent, 'angle'>) => t(angle ? `angles.${angle}` : 'origin.own');
  const resultOf = ({ campaignId }: ListedContent) => results.get(campaignId ?? 0);
  const countOf = (content: ListedContent, name: 'clicks' | 'leads') => {
    const { [name]: count = 0 } = resultOf(content) ?? {};
    return count > 0 ? t(`results.${name}`, { count }) : null;
  };
  const phoneResult = (content: ListedContent) => {
    const count = countOf(content, 'leads') ?? countOf(content, 'clicks');
    const out = goesOut(resultOf(content));
    if (!count || !out) return count ?? out;
    return (
      <>
        {out} · {count}
      </>
    );
  };
  return [
    {
      name: 'name',
      label: t('columns.text'),
      width: 40,
      isBelow: true,
      cell: lineBelow,
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
      width: 7.5,
      belowName: true,
      cell: (content, focus) => (
        <ContentStatus content={content} needsYou={(resultOf(content)?.unsettled ?? 0) > 0} {...focus} />
      ),
    },
    {
      name: 'type',
      label: t('columns.type'),
      width: 6.5,
      cell: ({ type, angle }) => (
        <>
          <div>{shortName(type)}</div>
          <div className="text-sm text-muted">{sideOf({ angle })}</div>
        </>
      ),
    },
    {
      name: 'goesOut',
      label: t('columns.goesOut'),
      width: 7.5,
      cell: (content) => <GoesOut result={resultOf(content)} />,
    },
    {
      name: 'results',
      label: t('columns.results'),
      width: 7,
      align: 'end',
      cell: (content) => (
        <>
          <div>{countOf(content, 'clicks')}</div>
          <div className="text-sm text-muted">{countOf(content, 'leads')}</div>
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
      summary: (content) => (
        <Stacked
          parts={[
            [shortName(content.type), sideOf(content), shortDay(content.updatedAt, language)].join(' · '),
            phoneResult(content),
          ]}
        />
      ),
    },
    ...(inCommon.author
      ? []
      : [{ name: 'author', label: t('columns.author'), width: 10.5, cell: authorName }]),
  ];
}
