import type { Landing } from '../piece';
import { cleaned } from './cleaned';

/** The headlines and descriptions of advertisements, each as one line. */
export function renderAds({
  headlines,
  descriptions,
}: Landing['ads']): Record<'headlines' | 'descriptions', string[]> {
  const lines = (given: Landing['ads']['headlines']) =>
    given.map(({ text }) => cleaned(text)).filter(Boolean);
  return { headlines: lines(headlines), descriptions: lines(descriptions) };
}
