import type { PictureInput, PictureOutcome } from '../../../../shared/marketing/assets/picture';
import { createWorkerPool, type TaskFor } from '../../../platform/workers/worker-pool';
import type { ShrinkInput } from './shrinking/shrink-picture';

const second = 1_000;

/** In the same folder as this file, in the sources and in the bundle (scripts/build.ts names it). */
const workerFile = new URL(
  `./picture-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/** Draws pictures in a worker process, so that the server keeps answering and holds no fonts or images. */
export interface PictureDrawer {
  /** Throws `TaskRefused` when too many pictures wait or the server is stopping. */
  draw(input: PictureInput, whose: TaskFor): Promise<PictureOutcome>;
  close(): Promise<void>;
}

/** Makes smaller pictures of uploaded and drawn ones in the same worker. */
export interface PictureShrinker {
  /** Throws `TaskRefused` as drawing does. */
  shrink(input: ShrinkInput, whose: TaskFor): Promise<Uint8Array>;
}

/** What the worker does. */
export type PictureTask = { draw: PictureInput } | { shrink: ShrinkInput };

/**
 * One worker: pictures are drawn by a job that nobody waits for with an open request. It starts with the first picture
 * and ends a minute after the last one, because it holds as much memory as the rest of the server.
 */
export function createPictureDrawer(file = workerFile): PictureDrawer & PictureShrinker {
  const pool = createWorkerPool<PictureTask, PictureOutcome | Uint8Array>({
    file,
    heap: 512,
    // glibc otherwise keeps what a large photo needed once, in every thread that read one.
    env: { MALLOC_TRIM_THRESHOLD_: '131072' },
    size: 1,
    waiting: 100,
    // A screen asks for six previews at once, while a set of the account is drawn.
    each: 8,
    patience: 30 * second,
    idle: 60 * second,
  });
  return {
    draw: async (input, whose) => (await pool.run({ draw: input }, whose)) as PictureOutcome,
    shrink: async (input, whose) => (await pool.run({ shrink: input }, whose)) as Uint8Array,
    close: () => pool.close(),
  };
}
