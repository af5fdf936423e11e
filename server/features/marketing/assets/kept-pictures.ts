import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LayoutReason, PictureInput, PictureProblem } from '../../../../shared/marketing/assets/picture';
import type { TaskFor } from '../../../platform/workers/worker-pool';
import { inSet } from './draw-set';
import type { PictureDrawer } from './picture-drawer';
import { pictureName } from './picture-name';

/** A folder in which pictures are kept. It may be emptied at any time: what is missing is drawn again. */
export interface KeptPictures {
  /** Undefined when there is no such picture. */
  read(name: string): Promise<Uint8Array | undefined>;
  keep(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /**
   * Removes the files that were written before `old`, and those written before `young` that `named` does not answer:
   * it is asked for the hashes of a folder.
   */
  sweep(limits: { old: Date; young: Date }, named: NamedHashes): Promise<void>;
}

/** Resolves to the hashes, of some, that are still of use. */
export type NamedHashes = (hashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Names by a hash only, so that no other file can be reached. */
const known = /^[\da-f]{64}\.(?:avif|jpg|png|webp)$/u;

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
    async keep(name, bytes) {
      const { inner, path } = pathOf(name);
      await mkdir(inner, { recursive: true });
      // Nobody reads half a picture, not even after a crash.
      const draft = `${path}.${randomUUID()}`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name).path, { force: true }),
    async sweep(limits, named) {
      for (const inner of await namesIn(folder)) await sweepFolder(join(folder, inner), limits, named);
    },
  };
}

/** The names in a folder; none when it is not there. */
const namesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

async function sweepFolder(folder: string, { old, young }: { old: Date; young: Date }, named: NamedHashes) {
  const names = await namesIn(folder);
  const used = await named(names.filter((name) => known.test(name)).map(hashIn));
  for (const name of names) {
    const path = join(folder, name);
    // Another instance may sweep the same folder.
    const { mtime } = (await stat(path).catch(() => undefined)) ?? {};
    const isNamed = known.test(name) && used.has(hashIn(name));
    if (mtime && mtime < (isNamed ? old : young)) await rm(path, { force: true });
  }
}

const hashIn = (name: string) => name.replace(/\.\w+$/u, '');

/** A kept picture; one that is missing is drawn and kept. Another layout in its place is none. */
export async function readOrDraw(
  kept: KeptPictures,
  drawer: PictureDrawer,
  input: PictureInput,
  whose: TaskFor,
): Promise<{ png: Uint8Array } | { unsuited: LayoutReason } | { problem: PictureProblem }> {
  const name = pictureName(input);
  const there = await kept.read(name);
  if (there) return { png: there };
  const outcome = inSet(await drawer.draw(input, whose));
  if (!('drawn' in outcome)) return outcome;
  await kept.keep(name, outcome.drawn.png);
  return { png: outcome.drawn.png };
}
