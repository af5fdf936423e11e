import type {
  DrawnPicture,
  LayoutReason,
  PictureInput,
  PictureOutcome,
  PictureProblem,
  ShownContent,
} from '../../../../shared/marketing/assets/picture';
import { type PictureLayout, pictureLayouts } from '../../../../shared/marketing/assets/scales';
import { type PictureSize, pictureSizeNames } from '../../../../shared/marketing/picture-sizes';
import type { PictureDrawer } from './picture-drawer';
import { pictureName } from './picture-name';
import { shownIn } from './words/shown-in';

/** What all pictures of a set share. */
export type SetContent = Omit<PictureInput, 'size' | 'layout'> & Pick<ShownContent, 'headlines'>;

/** The inputs of a set: each layout in each size. */
export const picturesOf = (
  { headlines, ...content }: SetContent,
  sizes: readonly PictureSize[] = pictureSizeNames,
  layouts: readonly PictureLayout[] = pictureLayouts,
): PictureInput[] =>
  sizes.flatMap((size) =>
    layouts.map((layout) => ({
      ...content,
      ...shownIn({ ...content, ...(headlines && { headlines }) }, layout),
      size,
      layout,
    })),
  );

/** A picture of a set as it is kept: drawn, or why it is not. */
export interface SetPicture {
  name: string;
  size: PictureSize;
  /** The layout that was asked for. */
  layout: PictureLayout;
  outcome: SetOutcome;
}

/** What became of a picture of a set. */
export type SetOutcome = { drawn: DrawnPicture } | { unsuited: LayoutReason } | { problem: PictureProblem };

interface SetWork {
  drawer: PictureDrawer;
  /** Whose set it is; callers take turns. */
  caller: string;
  signal: AbortSignal;
  /** Whether a picture of this name is kept already. */
  isKept: (name: string) => Promise<boolean>;
  keep: (picture: SetPicture) => Promise<void>;
  onProgress: (done: number, total: number) => Promise<void>;
}

/**
 * Draws the pictures of a set that are not kept yet, one after the other; an interrupted set goes on where it stopped.
 */
export async function drawSet(inputs: readonly PictureInput[], work: SetWork): Promise<void> {
  const { drawer, caller, signal, isKept, keep, onProgress } = work;
  for (const [index, input] of inputs.entries()) {
    if (signal.aborted) return;
    const name = pictureName(input);
    if (!(await isKept(name))) {
      const outcome = await drawer.draw(input, { caller, signal });
      await keep({ name, size: input.size, layout: input.layout, outcome: inSet(outcome) });
    }
    await onProgress(index + 1, inputs.length);
  }
}

/** A set holds every layout, so it needs no other in the place of one that does not suit or has no headline left. */
export function inSet(outcome: PictureOutcome): SetOutcome {
  if (!('drawn' in outcome)) {
    const { code } = outcome.problem;
    return code === 'headline.missing' ? { unsuited: code } : outcome;
  }
  const changed = outcome.drawn.notices.find((notice) => notice.code === 'layout.changed');
  return changed ? { unsuited: changed.reason } : outcome;
}
