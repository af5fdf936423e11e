import type { Answer as SentAnswer } from '@shared/assistant/answers';
import type * as commands from '@shared/assistant/commands';
import type { Proposal as SentProposal } from '@shared/assistant/proposals';
import type { ModelAnswer as SentModelAnswer, Turn as SentTurn } from '@shared/assistant/turns';
import type { Wire } from '@shared/http/wire';

/** What the assistant says, as it arrives. */
export type Understanding = Wire<commands.Understanding>;
export type Command = Wire<commands.Command>;
export type Chip = Wire<commands.Chip>;
export type MissingArgument = Wire<commands.MissingArgument>;
export type Question = Wire<commands.Question>;
export type ChoiceOption = Wire<commands.ChoiceOption>;
export type Answer = Wire<SentAnswer>;
export type Proposal = Wire<SentProposal>;
export type Turn = Wire<SentTurn>;
export type ModelAnswer = Wire<SentModelAnswer>;
