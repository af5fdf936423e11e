import { setImmediate } from 'node:timers';
import type { PictureInput, PictureOutcome } from '../../../../shared/marketing/assets/picture';
import { answerTasks } from '../../../platform/workers/answer-tasks';
import { collector } from '../../../platform/idle-memory';
import { drawPicture } from './drawing/draw-picture';

const collect = collector();

answerTasks<PictureInput, PictureOutcome>(async (input) => {
  const outcome = await drawPicture(input);
  // The images of the renderer lie outside V8's heap, which therefore sees no reason to collect them: after a hundred
  // pictures they would take a gigabyte.
  setImmediate(() => collect());
  return outcome;
});
