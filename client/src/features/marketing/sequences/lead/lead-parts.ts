import type { LeadParts } from '../../capture/lead/lead-parts';
import { AnsweredButton } from './answered-button';
import { StopReason } from './stop-reason';
import { useLeadMails } from './use-lead-mails';

/** What sequences show on the page of a lead. */
export const repliesOfLead: LeadParts = { Answered: AnsweredButton, StopReason, useMails: useLeadMails };
