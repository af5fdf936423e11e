import { ReportActs } from '@/features/consulting/today/report-acts';
import { OpportunityActs } from '@/features/leads/today/opportunity-acts';
import { TaskActs, TaskBox } from '@/features/leads/today/task-parts';
import { AnswerActs } from '@/features/marketing/today/answer-acts';
import { ChannelActs } from '@/features/marketing/today/channel-acts';
import { LeadActs } from '@/features/marketing/today/lead-acts';
import { PieceActs } from '@/features/marketing/today/piece-acts';
import { PostActs } from '@/features/marketing/today/post-acts';
import type { PartsOfKinds } from '@/features/today/list/row-parts';

/** What can be done with each kind of thing that waits. */
export const partsOfKinds: PartsOfKinds = {
  task: { Lead: TaskBox, Acts: TaskActs },
  opportunity: { Acts: OpportunityActs },
  answer: { Acts: AnswerActs },
  lead: { Acts: LeadActs },
  channel: { Acts: ChannelActs },
  piece: { Acts: PieceActs },
  report: { Acts: ReportActs },
  post: { Acts: PostActs },
};
