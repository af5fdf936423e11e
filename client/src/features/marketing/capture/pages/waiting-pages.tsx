import { useQuery } from '@tanstack/react-query';
import { campaignKinds } from '@shared/marketing/campaigns/kinds';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { TextLink } from '@/ui/navigation/link';
import { hasEnded } from '../../campaigns/reads';
import { captureTexts } from '../texts/capture';
import { campaignsOf, type LandingPage } from '../reads';

interface WaitingPagesProps {
  companyId: number;
  /** The pages that have an address already. */
  pages: readonly LandingPage[];
  /** Opens what publishes a page. */
  onPublish: () => void;
}

/**
 * How many more pages are written, and what they wait for; nothing where each has its address, or where there are more
 * campaigns than one request lists.
 */
export function WaitingPages({ companyId, pages, onPublish }: WaitingPagesProps) {
  const t = useTexts(captureTexts);
  const { data } = useQuery(campaignsOf(companyId, 'page'));
  const taken = new Set(pages.map(({ campaignId }) => campaignId));
  const waiting = (data?.rows ?? []).filter((one) => !taken.has(one.id) && !hasEnded(one));
  const drafts = waiting.filter(({ approvedVersion }) => approvedVersion === null);
  const ready = waiting.length - drafts.length;
  const [first] = drafts;
  if (waiting.length === 0 || data?.next) return null;
  return (
    <div className="mt-4 grid gap-1 text-sm text-muted">
      {ready > 0 && (
        <p>
          {t('pages.ready', { count: ready })}
          <IfMayWrite>
            {' · '}
            <button
              type="button"
              onClick={onPublish}
              className="font-medium text-brand underline underline-offset-4 hover:no-underline"
            >
              {t('pages.dialog.publish')}
            </button>
          </IfMayWrite>
        </p>
      )}
      {first && (
        <p>
          {t('pages.drafts', { count: drafts.length })}
          {' · '}
          <TextLink
            to={stepAddress(companyId, 'campaigns', {
              ...(first.setId === null ? { product: String(first.productId) } : { set: String(first.setId) }),
              type: campaignKinds[first.type].handle,
              angle: first.angle,
            })}
          >
            {t('pages.seeDrafts', { count: drafts.length })}
          </TextLink>
        </p>
      )}
    </div>
  );
}
