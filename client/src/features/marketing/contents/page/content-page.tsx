import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { isNotFound } from '@/lib/api/refusals';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { portalIcons } from '@/ui/portal-icons';
import { PiecePreview } from '../../campaigns/previews/piece-preview';
import { type ListedCompany, productOf } from '../../reads';
import { contentsTexts } from '../texts/contents';
import { type Content, contentOf, versionOf } from '../reads';
import { useLibraryState } from '../use-library-state';
import { ContentHead } from './content-head';
import { LinkField } from './link-field';
import { Origin } from './origin';
import { Versions } from './versions';

interface ContentPageProps {
  id: number;
  company: ListedCompany;
  onEditCompany: () => void;
}

/** A content as its readers see it, where it comes from, and its versions. */
export function ContentPage({ id, ...rest }: ContentPageProps) {
  const t = useTexts(contentsTexts);
  const { change } = useLibraryState();
  const { data: content, error, refetch } = useQuery({ ...contentOf(id), staleTime: 0 });
  return (
    <>
      <Button
        variant="quiet"
        icon={portalIcons.back}
        className="mb-2 -ml-4"
        onClick={() => change({ content: '', version: '' })}
      >
        {t('back')}
      </Button>
      {content && <ShownContent content={content} {...rest} />}
      {!content && !error && <Skeleton className="h-144 rounded-card" />}
      {error &&
        !content &&
        (isNotFound(error) ? (
          <Alert tone="info">{t('missing')}</Alert>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ))}
    </>
  );
}

function ShownContent({
  content,
  company,
  onEditCompany,
}: Omit<ContentPageProps, 'id'> & { content: Content }) {
  const { versionNumber } = useLibraryState();
  const [typedLink, setTypedLink] = useState<string>();
  const isOld = versionNumber !== undefined && versionNumber !== content.number;
  const { data: old } = useQuery({ ...versionOf(content.id, versionNumber ?? 0), enabled: isOld });
  const { data: product } = useQuery({
    ...productOf(content.productId ?? 0),
    enabled: content.productId !== null,
  });
  const link = typedLink ?? product?.url ?? '';
  const shown = isOld ? old?.piece : content.piece;
  return (
    <>
      <ContentHead content={content} company={company} piece={shown} link={link} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {content.type !== 'ad text' && <LinkField value={link} onChange={setTypedLink} />}
          {shown ? (
            <PiecePreview
              piece={shown}
              company={company}
              language={content.language}
              audience={content.audience}
              link={link}
              onEditCompany={onEditCompany}
            />
          ) : (
            <Skeleton className="h-96 rounded-card" />
          )}
        </div>
        <aside className="grid min-w-0 gap-6">
          <Origin content={content} />
          <Versions content={content} shown={isOld ? versionNumber : content.number} />
        </aside>
      </div>
    </>
  );
}
