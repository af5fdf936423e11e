import { type Message, say } from '../../../../../shared/message';
import { campaignMessages } from '../../../../../shared/marketing/campaigns/messages';
import { setOfLoaf } from '../model/testing/set-of-loaf';
import { type ComposedPiece, templateWriter, type Writer } from '../writing';

/** What the fixed composer says of each piece. */
export const fixedNotice: Message = say(campaignMessages['piece.spent'], {});

/** A composer that has the same pieces about a loaf for every brief. */
export const fixedWriter: Writer = templateWriter({
  version: 'fixed',
  compose: () => ({
    pieces: setOfLoaf.map(
      ({ angle, template }): ComposedPiece => ({
        angle,
        piece: template,
        slots: {},
        notices: [fixedNotice],
      }),
    ),
  }),
  reword: () => undefined,
});
