import { type Message, say } from '../../../../../shared/message';
import { campaignMessages } from '../../../../../shared/marketing/campaigns/messages';
import type { TemplateReason, WrittenPiece } from './write-piece';

const messages: Record<TemplateReason | 'mixed', Message> = {
  unanswered: campaignMessages['model.unanswered'],
  failed: campaignMessages['model.failed'],
  busy: campaignMessages['model.busy'],
  refused: campaignMessages['model.refused'],
  unreadable: campaignMessages['model.unreadable'],
  unfit: campaignMessages['model.unfit'],
  spent: campaignMessages['model.spent'],
  mixed: campaignMessages['model.mixed'],
};

/** The same about one piece. */
const pieceMessages: typeof messages = {
  unanswered: campaignMessages['piece.unanswered'],
  failed: campaignMessages['piece.failed'],
  busy: campaignMessages['piece.busy'],
  refused: campaignMessages['piece.refused'],
  unreadable: campaignMessages['piece.unreadable'],
  unfit: campaignMessages['piece.unfit'],
  spent: campaignMessages['piece.spent'],
  mixed: campaignMessages['piece.mixed'],
};

const kindOf = ({ engine, reason }: WrittenPiece) => (engine === 'mixed' ? 'mixed' : reason);

/** What the user should know about one piece that holds a template's text. */
export function pieceNotice(written: WrittenPiece): Message[] {
  const kind = kindOf(written);
  return kind === undefined ? [] : [pieceMessages[kind]];
}

/** What the user should know about pieces that hold a template's text: one sentence for each reason, with its count. */
export function noticesOf(written: readonly WrittenPiece[]): Message[] {
  const all = written.length;
  return (Object.keys(messages) as (keyof typeof messages)[]).flatMap((kind) => {
    const count = written.filter((one) => kindOf(one) === kind).length;
    return count > 0 ? [say(messages[kind], { count, all })] : [];
  });
}
