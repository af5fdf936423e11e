import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Finding } from '@shared/marketing/campaigns/findings/finding';
import type { Piece } from '@shared/marketing/campaigns/piece';
import { useDebounced } from '@/lib/use-debounced';
import { type Campaign, findingsIn, isAskedFor } from '../reads';

/** Milliseconds without a key before what was typed is validated. */
const PAUSE = 350;

/** What the validators say of a text as somebody types it; the last answer stays until the next one arrives. */
export function useFindingsWhileTyping(campaign: Campaign, piece: Piece) {
  const asked = useDebounced(piece, PAUSE);
  return useQuery({ ...findingsIn(campaign, asked), placeholderData: keepPreviousData });
}

const none: readonly Finding[] = [];

/** What the validators say of a campaign as it is saved; a refused approval leaves its findings here, too. */
export function useFindings(campaign: Campaign): readonly Finding[] {
  const { data } = useQuery({ ...findingsIn(campaign, campaign.piece), enabled: isAskedFor(campaign) });
  return data?.findings ?? none;
}

/** Whether a finding is about the text at a place, or about something that the text is part of. */
export const concerns = ({ at: found }: Finding, at: string) =>
  found === at || (found !== '' && at.startsWith(`${found}.`));
