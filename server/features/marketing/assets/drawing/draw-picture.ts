import type {
  LayoutReason,
  PictureInput,
  PictureNotice,
  PictureOutcome,
  PictureTexts,
} from '../../../../../shared/marketing/assets/picture';
import {
  type HeadlineForm,
  headlineForms,
  type PictureLayout,
  pictureLayouts,
} from '../../../../../shared/marketing/assets/scales';
import { altText } from './alt-text';
import { canvasOf } from './canvas';
import { groundsOf } from './colours/grounds';
import { type Logo, readLogo } from './images/logo';
import { UnreadableImage } from '../../images/read-image';
import { layouts } from './layouts/layout-table';
import type { Given } from './parts/given';
import { renderScene } from './render/render-scene';
import type { Scene } from './scene';
import { seedOf } from '../picture-name';
import { cleanTexts } from './words/clean-texts';
import { createRuler } from './words/ruler';

type Rest = Omit<Given, 'headline' | 'form'>;

/** What was composed and drawn, before it is described. */
interface Drawn {
  png: Uint8Array;
  scene: Scene;
  layout: PictureLayout;
  form: HeadlineForm;
}

type Attempt = { drawn: Drawn } | { reason: LayoutReason };

/**
 * Draws a picture: the requested layout with the longest form of the headline that fits, otherwise another layout. The
 * same input gives the same bytes.
 */
export async function drawPicture(input: PictureInput): Promise<PictureOutcome> {
  const { texts, missing, hadEmoji } = cleanTexts(input.texts);
  if (missing.length > 0) return { problem: { code: 'glyphs.missing', characters: missing } };
  if (!headlineForms.some((form) => texts.headline[form])) return { problem: { code: 'headline.missing' } };
  try {
    return await drawClean(input, texts, hadEmoji);
  } catch (error) {
    if (error instanceof UnreadableImage) return { problem: { code: `${error.which}.unreadable` } };
    throw error;
  }
}

async function drawClean(
  input: PictureInput,
  texts: PictureTexts,
  hadEmoji: boolean,
): Promise<PictureOutcome> {
  const logo = input.logo && (await readLogo(input.logo));
  const rest = givenBy(input, texts, logo);
  const reasons: { layout: PictureLayout; reason: LayoutReason }[] = [];
  for (const layout of [input.layout, ...pictureLayouts.filter((other) => other !== input.layout)]) {
    const attempt = await tryLayout(layout, texts, rest, input, logo);
    if ('drawn' in attempt) {
      const { png, form, scene } = attempt.drawn;
      const notices = noticesOf(attempt.drawn, { input, texts, rest, hadEmoji, reason: reasons[0]?.reason });
      return { drawn: { png, layout, form, notices, alt: altText(scene, texts) } };
    }
    reasons.push({ layout, reason: attempt.reason });
  }
  return { problem: { code: 'picture.impossible', reasons } };
}

const givenBy = (input: PictureInput, texts: PictureTexts, logo?: Logo): Rest => ({
  canvas: canvasOf(input.size),
  grounds: groundsOf(input.colours),
  ruler: createRuler(),
  texts,
  hasPhoto: input.photo !== undefined,
  seed: seedOf(input),
  ...(logo && { logo }),
});

async function tryLayout(
  layout: PictureLayout,
  texts: PictureTexts,
  rest: Rest,
  { photo }: PictureInput,
  logo?: Logo,
): Promise<Attempt> {
  let reason: LayoutReason = 'headline.tooLong';
  for (const form of headlineForms) {
    const headline = texts.headline[form];
    if (!headline) continue;
    const composed = layouts[layout]({ ...rest, headline, form });
    if ('reason' in composed) {
      reason = composed.reason;
      if (reason === 'headline.tooLong') continue;
      return { reason };
    }
    const { scene } = composed;
    const done = await renderScene(scene, rest.canvas, {
      ...(photo && { photo }),
      ...(logo && { logo: logo.png }),
    });
    if ('png' in done) return { drawn: { png: done.png, scene, layout, form } };
    reason = 'boxes.collide';
  }
  return { reason };
}

interface Drawing {
  input: PictureInput;
  texts: PictureTexts;
  rest: Rest;
  hadEmoji: boolean;
  reason: LayoutReason | undefined;
}

function noticesOf(
  { layout, form, scene }: Drawn,
  { input, texts: { headline }, rest, hadEmoji, reason }: Drawing,
): PictureNotice[] {
  const { moved } = rest.grounds;
  const isChanged = layout !== input.layout && reason !== undefined;
  return [
    ...(isChanged ? [{ code: 'layout.changed' as const, layout: input.layout, reason }] : []),
    ...(headline[form] !== headline.l ? [{ code: 'headline.shortened' as const, form }] : []),
    ...(moved && shows(scene, moved.to) ? [{ code: 'ground.moved' as const, ...moved }] : []),
    ...(hadEmoji ? [{ code: 'emoji.leftOut' as const }] : []),
  ];
}

const shows = (scene: Scene, colour: string) => JSON.stringify(scene).includes(colour);
