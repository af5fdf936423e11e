import { useQuery } from '@tanstack/react-query';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { marketingPages } from '@shared/marketing/addresses';
import { type OfferedBusiness, marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useLeaving } from '@/lib/address/use-leaving';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { OfferedRows } from '@/ui/offered-rows';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { takeoverTexts } from './texts/takeover';

interface BusinessOffersProps {
  /** Called with the id of the company that was made. */
  onTaken: (id: number) => void;
}

/** The companies of CONSULTIA that are not here, each with what comes along; one click takes one over. */
export function BusinessOffers({ onTaken }: BusinessOffersProps) {
  const t = useTexts(takeoverTexts);
  const { language } = useLanguage();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const leave = useLeaving();
  // Asked anew whenever it is shown: CONSULTIA may have changed since.
  const { data: offers = [] } = useQuery({ ...query(marketingTakeover.offers, {}), staleTime: 0 });
  const save = useSave(marketingTakeover.take, {
    onSaved: ({ act, id, name }) => {
      tell(
        act,
        { title: t('offers.taken'), description: name },
        {
          leave: () =>
            leave(addressOf(marketingPages.step, { companyId: id }), addressOf(sitePages.comercia)),
          // The product that its page shows is one of the company's.
          gone: new RegExp(`/products/[0-9]|/companies/${id}(?![0-9])|[?&]company=${id}(?![0-9])`),
        },
      );
      void refresh();
      onTaken(id);
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('offers.failed'), description: errorText(error) });
      void refresh();
    },
  });
  const alongWith = ({ productCount, strengthCount, problemCount }: OfferedBusiness) =>
    [
      productCount > 0 && t('offers.products', { count: productCount }),
      strengthCount > 0 && t('offers.strengths', { count: strengthCount }),
      problemCount > 0 && t('offers.problems', { count: problemCount }),
    ].filter(Boolean);
  return (
    <OfferedRows
      title={t('offers.title')}
      hint={t('offers.hint')}
      rows={offers.map((offer) => ({ ...offer, facts: [offer.sector, ...alongWith(offer)].join(' · ') }))}
      actOf={({ id: companyId, name }) => (
        <Button
          variant="secondary"
          aria-label={t('offers.takeOne', { name })}
          pending={save.isPending && save.variables.body.companyId === companyId}
          onClick={() => save.mutate({ body: { companyId, language } })}
        >
          {t('offers.take')}
        </Button>
      )}
    />
  );
}
