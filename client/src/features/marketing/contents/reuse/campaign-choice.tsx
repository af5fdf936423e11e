import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { contentTypeOf } from '@shared/marketing/campaigns/versions/scales';
import { campaignTypes } from '@shared/marketing/campaigns/kinds';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { ComboboxField } from '@/ui/controls/fields/combobox-field';
import { contentsTexts } from '../texts/contents';
import type { ListedContent } from '../reads';

/** The kind of the campaigns that take a content; undefined for what stands alone. */
const kindOf = ({ type }: ListedContent) => campaignTypes.find((kind) => contentTypeOf(kind) === type);

/** Whether a content can become the text of a campaign. */
export const suitsCampaigns = (content: ListedContent) => kindOf(content) !== undefined;

interface CampaignChoiceProps {
  content: ListedContent;
  chosen: { id: number; name: string } | null;
  error?: string | undefined;
  onChoose: (campaign: { id: number; name: string } | null) => void;
}

/** Chooses a campaign that takes a content: one of its type and language, and not its own. */
export function CampaignChoice({ content, chosen, error, onChoose }: CampaignChoiceProps) {
  const t = useTexts(contentsTexts);
  const [words, setWords] = useState('');
  const { marketingCompanyId: company, language, campaignId } = content;
  const filter = JSON.stringify({ type: { any: [kindOf(content)] }, language: { any: [language] } });
  const { data: found } = useQuery({
    ...query(marketingCampaignsApi.list, {}, { company, q: words || undefined, filter, limit: 9 } as {
      company: number;
    }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const rows = (found?.rows ?? []).filter(({ id }) => id !== campaignId);
  if (found && rows.length === 0 && words === '')
    return <p className="text-muted">{t('reuse.noCampaigns')}</p>;
  return (
    <ComboboxField
      label={t('reuse.campaign')}
      hint={t('reuse.campaignHint')}
      {...(error && { error })}
      chosen={chosen?.name ?? ''}
      options={rows.map(({ id, name }) => ({ id, label: name }))}
      onSearch={setWords}
      onChoose={(option) => onChoose(option && { id: option.id, name: option.label })}
    />
  );
}
