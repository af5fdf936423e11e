import type { Touch } from '@shared/marketing/capture/touch';
import { useTexts } from '@/i18n/use-texts';
import { captureTexts } from './texts/capture';

/** The host of an address; what is no address stays as it is. */
function hostOf(referrer: string): string {
  try {
    return new URL(referrer).host.replace(/^www\./, '') || referrer;
  } catch {
    return referrer;
  }
}

/** Says where a visitor came from: what the short link belongs to, else the campaign parameters, else the referring host, else directly. */
export function useTouchWords() {
  const t = useTexts(captureTexts);
  return ({ code, utm = {}, referrer }: Touch, from: string | null): string => {
    if (code && from) return from;
    if (code) return t('touch.code', { code });
    const { source, medium, campaign, term, content } = utm;
    if (medium === 'qr' && source) return t('touch.qr', { name: source });
    const named = campaign && t('touch.campaign', { campaign });
    const parts = [source, medium, named, term, content].filter(Boolean);
    if (parts.length > 0) return parts.join(' · ');
    return referrer ? t('touch.referrer', { host: hostOf(referrer) }) : t('touch.direct');
  };
}
