import type { Wire } from '@shared/http/wire';
import type { CompanySender } from '@shared/marketing/sequences/endpoints';
import type { ListedCompany } from '../../reads';
import type { Sequence, Step } from '../reads';

/** What keeps a sequence from being turned on. */
export type Lack =
  | { lack: 'demo' | 'steps' | 'simulated' | 'sender' | 'replyTo' | 'postal' | 'proof' }
  | { lack: 'content'; step: Step };

interface Known {
  sequence: Sequence;
  company: ListedCompany;
  sender: Wire<CompanySender>;
}

/** What is missing before a sequence can be turned on, in the order in which it is mended. */
export function lacksOf({ sequence: { steps, simulatedAt }, company, sender }: Known): Lack[] {
  if (!sender.maySend) return [{ lack: 'demo' }];
  const lacks: (Lack | false)[] = [
    steps.length === 0 && { lack: 'steps' },
    ...steps.map((step): Lack | false => step.subject === null && { lack: 'content', step }),
    !company.senderName && { lack: 'sender' },
    !company.replyTo && { lack: 'replyTo' },
    Boolean(company.replyTo) && !sender.isProven && { lack: 'proof' },
    !company.postalAddress && { lack: 'postal' },
    steps.length > 0 && simulatedAt === null && { lack: 'simulated' },
  ];
  return lacks.filter((one) => one !== false);
}
