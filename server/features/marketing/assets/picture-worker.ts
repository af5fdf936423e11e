import { setImmediate } from 'node:timers';
import type { PictureOutcome } from '../../../../shared/marketing/assets/picture';
import { answerTasks } from '../../../platform/workers/answer-tasks';
import { collector } from '../../../platform/idle-memory';
import { drawPicture } from './drawing/draw-picture';
import type { PictureTask } from './picture-drawer';
import { shrinkPicture } from './shrinking/shrink-picture';

const collect = collector();

answerTasks<PictureTask, PictureOutcome | Uint8Array>(async (task) => {
  const outcome = await ('draw' in task ? drawPicture(task.draw) : shrinkPicture(task.shrink));
  // The images of the renderer lie outside V8's heap, which therefore sees no reason to collect them: after a hundred
  // pictures they would take a gigabyte.
  setImmediate(() => collect());
  return outcome;
});
