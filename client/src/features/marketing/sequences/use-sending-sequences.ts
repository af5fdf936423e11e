import { useQuery } from '@tanstack/react-query';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { type ListedSequence, sequencesOf } from './reads';
import { sequencesTexts } from './texts/sequences';

/** The sequence that sends the email of a campaign, first one that is on. */
export function sendingOf(sequences: readonly ListedSequence[], campaign: number) {
  const those = sequences.filter(({ campaignIds }) => campaignIds.includes(campaign));
  return those.find(({ status }) => status === 'on') ?? those[0];
}

/** By which sequence the email of each campaign of a company goes out, in words, with the way to it. */
export function useSendingSequences(company: number) {
  const t = useTexts(sequencesTexts);
  const { data: sequences = [] } = useQuery(sequencesOf(company));
  const campaigns = new Set(sequences.flatMap(({ campaignIds }) => campaignIds));
  const sending = [...campaigns].flatMap((campaign) => {
    const one = sendingOf(sequences, campaign);
    if (!one) return [];
    const { id, name, status } = one;
    const says = t(status === 'on' ? 'mail.listed' : 'mail.listedOff', { name });
    return [[campaign, { says, to: stepAddress(company, 'replies', { sequence: String(id) }) }] as const];
  });
  return new Map(sending);
}
