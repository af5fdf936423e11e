import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureInput, PictureProblem } from '../../../../shared/marketing/assets/picture';
import type { TaskFor } from '../../../platform/worker-pool';
import type { PictureDrawer } from './picture-drawer';
import { pictureName } from './picture-name';

/** The folder in which drawn pictures are kept. It may be emptied at any time: what is missing is drawn again. */
export interface KeptPictures {
  /** Undefined when there is no such picture. */
  read(name: string): Promise<Uint8Array | undefined>;
  keep(name: string, png: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Names by `pictureName` only, so that no other file can be reached. */
const known = /^[\da-f]{64}\.png$/u;

export function keptPictures(folder: string): KeptPictures {
  const pathOf = (name: string) => {
    if (!known.test(name)) throw new Error(`${name} is no name of a picture`);
    // Folders of a few hundred files each.
    return { inner: join(folder, name.slice(0, 2)), path: join(folder, name.slice(0, 2), name) };
  };
  return {
    read: (name) =>
      readFile(pathOf(name).path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    async keep(name, png) {
      const { inner, path } = pathOf(name);
      await mkdir(inner, { recursive: true });
      // Nobody reads half a picture, not even after a crash.
      const draft = `${path}.${randomUUID()}`;
      try {
        await writeFile(draft, png);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name).path, { force: true }),
  };
}

/** A kept picture; one that is missing is drawn again and kept. */
export async function readOrDraw(
  kept: KeptPictures,
  drawer: PictureDrawer,
  input: PictureInput,
  whose: TaskFor,
): Promise<{ png: Uint8Array } | { problem: PictureProblem }> {
  const name = pictureName(input);
  const there = await kept.read(name);
  if (there) return { png: there };
  const outcome = await drawer.draw(input, whose);
  if ('problem' in outcome) return outcome;
  await kept.keep(name, outcome.drawn.png);
  return { png: outcome.drawn.png };
}
