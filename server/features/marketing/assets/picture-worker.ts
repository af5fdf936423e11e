import type { PictureInput, PictureOutcome } from '../../../../shared/marketing/assets/picture';
import { answerTasks } from '../../../platform/answer-tasks';
import { drawPicture } from './drawing/draw-picture';

answerTasks<PictureInput, PictureOutcome>(drawPicture);
