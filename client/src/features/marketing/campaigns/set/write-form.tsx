import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Language, languages } from '@shared/languages';
import { type Goal, goals } from '@shared/marketing/scales';
import { type AudienceType, audienceTypes } from '@shared/marketing/scales';
import { useTexts } from '@/i18n/use-texts';
import { oneOfThese } from '@/lib/lists/use-list-state';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { ErrorState } from '@/ui/feedback/error-state';
import { commonTexts } from '@/ui/texts/common';
import { analysisOf, type ListedCompany, type Product } from '../../reads';
import { campaignsTexts } from '../texts/campaigns';
import type { CampaignSet } from '../reads';
import { useBoardState } from '../use-board-state';
import { BoardSkeleton } from './board-skeleton';
import { Lacking } from './lacking';
import { useWriting } from './use-writing';

interface WriteFormProps {
  company: ListedCompany;
  product: Product;
  /** The sets that the product has. */
  sets: readonly CampaignSet[];
}

/** Has the campaigns of a product written, or says what the product lacks for them. */
export function WriteForm({ company, product, sets }: WriteFormProps) {
  const { begin } = useWriting();
  const { data: analysis, error, refetch } = useQuery({ ...analysisOf(product.id), staleTime: 0 });
  const lacking = begin.data?.lacking ?? (analysis && !analysis.isReady ? analysis : null);
  if (lacking) return <Lacking company={company} product={product} lacking={lacking} />;
  if (error && !analysis) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!analysis) return <BoardSkeleton />;
  return <ReadyForm company={company} product={product} sets={sets} begin={begin} />;
}

/** Whether a choice writes a set that is there already. */
const isThere = (sets: readonly CampaignSet[], language: Language, audience: AudienceType) =>
  sets.some((set) => set.language === language && (audience === 'both' || set.audience === audience));

interface ReadyFormProps extends WriteFormProps {
  begin: ReturnType<typeof useWriting>['begin'];
}

function ReadyForm({ company, product, sets, begin }: ReadyFormProps) {
  const t = useTexts(campaignsTexts);
  const tCommon = useTexts(commonTexts);
  const { change } = useBoardState();
  const [goal, setGoal] = useState<Goal>(sets[0]?.goal ?? product.goal?.goal ?? 'buy');
  const [audience, setAudience] = useState<AudienceType>(company.targetAudienceType);
  const [language, setLanguage] = useState<Language>(product.language);
  return (
    <Form
      pending={begin.isPending}
      onSubmit={() => begin.mutate({ productId: product.id, goal, audience, language })}
      className="grid max-w-2xl gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 className="text-xl">{t('write.title')}</h2>
        <p className="text-muted">{t('write.text')}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_1.4fr_1fr]">
        <SelectField
          label={t('write.goal')}
          choices={goals.map((value) => ({ value, label: t(`goals.${value}`) }))}
          value={goal}
          onChange={({ target }) => setGoal(oneOfThese(goals)(target.value))}
        />
        <SelectField
          label={t('write.audience')}
          choices={audienceTypes.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          value={audience}
          onChange={({ target }) => setAudience(oneOfThese(audienceTypes)(target.value))}
        />
        <SelectField
          label={t('write.language')}
          choices={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={({ target }) => setLanguage(oneOfThese(languages)(target.value))}
        />
      </div>
      {audience === 'both' && <p className="text-sm text-muted">{t('write.both')}</p>}
      {isThere(sets, language, audience) && <p className="text-sm text-muted">{t('write.again')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={begin.isPending}>
          {t('write.submit')}
        </Button>
        {sets.length > 0 && (
          <Button variant="secondary" disabled={begin.isPending} onClick={() => change({ write: '' })}>
            {tCommon('actions.cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
