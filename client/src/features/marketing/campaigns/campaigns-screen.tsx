import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { isNotFound } from '@/lib/api/refusals';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHeading } from '@/ui/navigation/page-heading';
import { type ListedCompany, productList, productOf } from '../reads';
import { EarlyStep } from '../steps/early-step';
import { campaignsTexts } from './texts/campaigns';
import { workspaceTexts } from '../steps/texts/workspace';
import { useLeavingWarning } from './editor/drafts';
import { type CampaignSet, setsOf } from './reads';
import { BoardSkeleton } from './set/board-skeleton';
import { SetActs } from './set/set-acts';
import { SetBoard } from './set/set-board';
import { SetChoice } from './set/set-choice';
import { WriteForm } from './set/write-form';
import { useBoardState } from './use-board-state';

interface CampaignsScreenProps {
  company: ListedCompany;
  /** Brings a set to its readers; pages and posts are later rooms. */
  GoLive?: ComponentType<{ company: ListedCompany; setId: number }>;
}

/** The second step of a company: the campaigns of one product, and the form that has them written. */
export function CampaignsScreen({ company, GoLive }: CampaignsScreenProps) {
  const tSteps = useTexts(workspaceTexts);
  const { productId } = useBoardState();
  useLeavingWarning();
  const { data: sets, error, refetch } = useQuery({ ...setsOf(company.id), staleTime: 0 });
  if (sets?.length === 0 && company.readyCount === 0 && productId === undefined) {
    return <EarlyStep company={company} step="campaigns" />;
  }
  if (sets) return <Campaigns company={company} sets={sets} {...(GoLive && { GoLive })} />;
  return (
    <>
      <PageHeading title={tSteps('steps.campaigns.title')} isNamed />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />}
    </>
  );
}

/** The product that the address names, else that of the latest set, else the one with most to say; and its sets. */
function useChosen(company: ListedCompany, sets: readonly CampaignSet[]) {
  const { productId, setId } = useBoardState();
  const named = sets.find(({ id }) => id === setId);
  const known = productId ?? named?.productId ?? sets[0]?.productId;
  const { data: best } = useQuery({
    ...productList({ company: company.id, sort: '-score', limit: 1 }),
    enabled: known === undefined,
  });
  const chosen = known ?? best?.rows[0]?.id;
  const own = sets.filter((set) => set.productId === chosen);
  return { productId: chosen, sets: own, set: own.find(({ id }) => id === setId) ?? own[0] };
}

function Campaigns({ company, sets, GoLive }: CampaignsScreenProps & { sets: readonly CampaignSet[] }) {
  const tSteps = useTexts(workspaceTexts);
  const { state } = useBoardState();
  const { productId, sets: own, set } = useChosen(company, sets);
  const isWriting = useMayWrite() && (state.write === 'set' || !set);
  const isPhone = useMedia('(width < 40rem)');
  const shown = isWriting ? undefined : set;
  const choice = (
    <SetChoice
      company={company}
      productId={productId}
      sets={own}
      set={shown}
      isNamed={isPhone && shown !== undefined && company.productCount < 2}
      className={
        shown && isPhone
          ? company.productCount < 2
            ? 'flex-1'
            : own.length > 1
              ? 'order-first basis-full'
              : 'order-first grow-99 basis-44 [&_input]:pr-9! [&_input]:text-ellipsis [&_input:not(:focus)]:text-sm'
          : 'grow max-lg:order-last max-lg:basis-full lg:basis-0'
      }
    />
  );
  return (
    <>
      {/* One line: where the step is chosen above, its acts alone, and they stand beside that choice. */}
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:contents">
        <h1 tabIndex={-1} className="text-xl max-lg:sr-only">
          {tSteps('steps.campaigns.title')}
        </h1>
        {!(isPhone && shown) && choice}
        <div className="ml-auto flex flex-wrap justify-end gap-1 max-lg:-order-1 max-lg:mb-1">
          {shown && (
            <>
              {GoLive && <GoLive key={shown.id} company={company} setId={shown.id} />}
              <SetActs set={shown} />
            </>
          )}
        </div>
      </header>
      {shown && <SetBoard key={shown.id} company={company} id={shown.id} choice={isPhone ? choice : null} />}
      {!set && !isWriting && <p className="text-muted">{tSteps('steps.campaigns.here')}</p>}
      {isWriting && productId === undefined && <BoardSkeleton />}
      {isWriting && productId !== undefined && <Writing company={company} productId={productId} sets={own} />}
    </>
  );
}

interface WritingProps extends Pick<CampaignsScreenProps, 'company'> {
  productId: number;
  sets: readonly CampaignSet[];
}

function Writing({ company, productId, sets }: WritingProps) {
  const t = useTexts(campaignsTexts);
  const { data: product, error, refetch } = useQuery(productOf(productId));
  if (product) return <WriteForm key={product.id} company={company} product={product} sets={sets} />;
  if (!error) return <BoardSkeleton />;
  if (isNotFound(error)) return <Alert tone="info">{t('productMissing')}</Alert>;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
