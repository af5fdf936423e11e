import {
  assetMessages,
  layoutReasons,
  movedMessage,
  pictureMessages,
} from '../../../../../shared/marketing/assets/messages';
import type {
  BrandColours,
  LeftOut,
  PictureNotice,
  PictureProblem,
} from '../../../../../shared/marketing/assets/picture';
import { type Message, say } from '../../../../../shared/message';
import { groundsOf } from '../drawing/colours/grounds';
import { oklchOf } from '../drawing/colours/oklch';

/** Less than this is grey to the eye. */
const leastChroma = 0.03;

/** What is said of one picture; what holds for all in a brand's colours is said once, by `contrastMessage`. */
export const noticeMessages = (notices: readonly PictureNotice[]): Message[] =>
  notices.flatMap((notice) => (notice.code === 'ground.moved' ? [] : [pictureMessages[notice.code]]));

/** That a brand's colour is moved in pictures so that words can be read on it; undefined where it is not. */
export function contrastMessage(colours: BrandColours): Message | undefined {
  const { moved } = groundsOf(colours);
  if (!moved) return undefined;
  const [from, to] = [oklchOf(moved.from), oklchOf(moved.to)];
  const by = Math.round((to.lightness - from.lightness) * 100);
  return movedMessage(from.chroma < leastChroma ? undefined : from.hue, by);
}

/** Why a layout was not drawn. */
export const reasonMessage = (reason: LeftOut['reason']): Message => layoutReasons[reason];

/** Why no picture could be drawn. */
export function problemMessage(problem: PictureProblem): Message {
  if (problem.code === 'glyphs.missing') {
    return say(pictureMessages['glyphs.missing'], { characters: problem.characters.join(' ') });
  }
  if (problem.code === 'picture.impossible') return pictureMessages.shortName;
  if (problem.code === 'picture.heavy') return assetMessages['drawer.busy'];
  return pictureMessages[problem.code];
}
