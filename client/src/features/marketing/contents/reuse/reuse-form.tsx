import { useState } from 'react';
import { useLocation } from 'wouter';
import { limits } from '@shared/fields';
import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { contentTypeOf } from '@shared/marketing/campaigns/versions/scales';
import { kindsOf } from '@shared/marketing/campaigns/kinds';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import type { ListedCompany } from '../../reads';
import { contentsTexts } from '../texts/contents';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import type { ListedContent } from '../reads';
import { CampaignChoice, suitsCampaigns } from './campaign-choice';

type Way = 'own' | 'campaign' | 'ads';

/** A page brings advertisements, which can stand alone. */
const hasAds = ({ type }: ListedContent) => kindsOf('page').some((kind) => contentTypeOf(kind) === type);

const waysOf = (content: ListedContent): Way[] => [
  'own',
  ...(suitsCampaigns(content) ? (['campaign'] as const) : []),
  ...(hasAds(content) ? (['ads'] as const) : []),
];

interface ReuseFormProps {
  content: ListedContent;
  company: ListedCompany;
  onDone: () => void;
}

/** Copies a content: to stand alone, into a campaign as its new version, or its advertisements. */
export function ReuseForm({ content, company, onDone }: ReuseFormProps) {
  const t = useTexts(contentsTexts);
  const ways = waysOf(content);
  const [way, setWay] = useState<Way>('own');
  const [name, setName] = useState(() => t('reuse.copyOf', { name: content.name }).slice(0, limits.name));
  const [campaign, setCampaign] = useState<{ id: number; name: string } | null>(null);
  const [isTried, setTried] = useState(false);
  const save = useCopying(content, company, onDone);
  const fields = save.error instanceof ApiError ? (save.error.fields ?? {}) : {};
  const missing = isTried ? { name: name.trim() === '', campaign: campaign === null } : undefined;

  function submit() {
    setTried(true);
    if (way === 'campaign') {
      if (campaign) save.mutate({ way, campaign });
    } else if (name.trim() !== '') save.mutate({ way, name: name.trim() });
  }
  return (
    <Form pending={save.isPending} onSubmit={submit} className="grid gap-4">
      {ways.length > 1 && (
        <SelectField
          label={t('reuse.way')}
          value={way}
          onChange={({ target }) => setWay(ways.find((one) => one === target.value) ?? 'own')}
          choices={ways.map((value) => ({ value, label: t(`reuse.ways.${value}`) }))}
        />
      )}
      {way === 'campaign' ? (
        <CampaignChoice
          content={content}
          chosen={campaign}
          error={fields.campaignId ?? (missing?.campaign ? t('reuse.campaignMissing') : undefined)}
          onChoose={setCampaign}
        />
      ) : (
        <TextField
          label={t('columns.name')}
          value={name}
          maxLength={limits.name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          {...(fields.name && { error: fields.name })}
          {...(missing?.name && { error: t('nameMissing') })}
        />
      )}
      <Button type="submit" pending={save.isPending} className="justify-self-end">
        {t(way === 'campaign' ? 'reuse.intoCampaign' : 'reuse.copy')}
      </Button>
    </Form>
  );
}

type Copy =
  | { way: 'own' | 'ads'; name: string }
  | { way: 'campaign'; campaign: { id: number; name: string } };

const bodyOf = (copy: Copy) => {
  if (copy.way === 'campaign') return { campaignId: copy.campaign.id };
  return { name: copy.name, ...(copy.way === 'ads' && { as: 'ad text' as const }) };
};

/** Sends the copy, says what became of it, and opens it. */
function useCopying({ id }: ListedContent, company: ListedCompany, onDone: () => void) {
  const t = useTexts(contentsTexts);
  const [, goTo] = useLocation();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  return useSaving((copy: Copy) => call(marketingContentsApi.copy, { id }, bodyOf(copy)), {
    onSaved: (saved) => {
      const title = saved.campaignId === null ? t('reuse.copied') : t('reuse.inCampaign');
      if (saved.act) tell(saved.act, { title, description: saved.name });
      onDone();
      goTo(stepAddress(company.id, 'contents', { content: String(saved.id) }));
      void refresh();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.fields) return;
      toast({ variant: 'destructive', title: t('reuse.failed'), description: errorText(error) });
    },
  });
}
