import type { ListedCompany } from '@/features/marketing/reads';
import { RepliesScreen } from '@/features/marketing/sequences/replies-screen';

/** The sixth step of a company: the mails that follow a confirmed sign-up. */
export const RepliesStep = ({ company }: { company: ListedCompany }) => <RepliesScreen company={company} />;
