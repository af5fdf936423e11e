import { shortDay } from '@/i18n/short-day';
import { useLanguage } from '@/i18n/use-texts';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { languages } from '@shared/languages';
import { audiences } from '@shared/marketing/campaigns/scales';
import { contentTypeOf } from '@shared/marketing/campaigns/versions/scales';
import { pieceName } from '@shared/marketing/campaigns/piece-name';
import { campaignTypes } from '@shared/marketing/campaigns/kinds';
import type { Column } from '@/ui/data-table/column';
import type { Translate } from '@/i18n/texts';
import type { contentsTexts } from '../texts/contents';
import { useKindName } from '../use-kind-name';
import type { ListedContent } from '../reads';
import { ContentStatus } from '../content-status';
import { ContentThumb } from './content-thumb';
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

/** What a content is called in a list: by its first line, or by the name that a person gave it. */
export const titleOf = ({ campaignId, name, firstLine, productName }: ListedContent) =>
  campaignId === null ? name : pieceName(firstLine, productName) || name;

/** What all listed texts have in common, which is said in no row. */
export interface InCommon {
  product: boolean;
  author: boolean;
}

/** The columns of the library; product and author are among them only where they differ. */
export function useContentColumns(t: T, inCommon: InCommon): Column<ListedContent>[] {
  const { language } = useLanguage();
  const authorName = useAuthorName();
  const kindName = useKindName();
  const shortName = (type: ListedContent['type']) => kindName(type, true);
  const angleName = ({ angle }: ListedContent) => t(angle ? `angles.${angle}` : 'origin.own');
  return [
    {
      name: 'name',
      label: t('columns.text'),
      width: 30,
      isBelow: true,
      cell: ({ campaignId, firstLine, nextLine }) => (campaignId === null ? firstLine : nextLine),
    },
    {
      name: 'picture',
      label: t('columns.picture'),
      leads: true,
      cell: (content) => <ContentThumb content={content} />,
    },
    {
      name: 'status',
      label: t('columns.status'),
      width: 7,
      onPhone: true,
      cell: (content, focus) => <ContentStatus content={content} {...focus} />,
    },
    { name: 'angle', label: t('columns.angle'), width: 5.5, cell: angleName },
    {
      name: 'type',
      label: t('columns.type'),
      width: 6.5,
      cell: ({ type }) => shortName(type),
      summary: (content) =>
        [shortName(content.type), content.angle && angleName(content)].filter(Boolean).join(' · '),
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
      width: 8,
      besideName: true,
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{shortDay(updatedAt, language)}</time>,
    },
    ...(inCommon.author
      ? []
      : [{ name: 'author', label: t('columns.author'), width: 10.5, cell: authorName }]),
  ];
}
