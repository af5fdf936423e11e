import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { KeptPictures } from '../kept-pictures';
import type { PictureShrinker } from '../picture-drawer';
import type { PictureForm } from './forms';

/** Raise it with every change of the forms, so that kept ones are made again. */
const formsVersion = 1;

/** A picture as it is stored; its hash is that of its content, or of all that it shows. */
export interface Shrinkable {
  hash: string;
  /** Undefined where it is gone. */
  bytes: () => Promise<Uint8Array | undefined>;
}

/** Resolves to a form of a picture, which is made once; undefined where the picture is gone. */
export type ShrunkPictures = (picture: Shrinkable, form: PictureForm) => Promise<Uint8Array | undefined>;

const nameOf = (hash: string, form: PictureForm) =>
  createHash('sha256').update(`${formsVersion} ${hash} ${form}`).digest('hex') + extname(form);

interface Deps {
  kept: KeptPictures;
  shrinker: () => PictureShrinker;
}

/** Makes forms of pictures in the worker, and keeps them. Visitors who want the same one at once wait for one making. */
export function createShrunkPictures({ kept, shrinker }: Deps): ShrunkPictures {
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  async function make({ hash, bytes }: Shrinkable, form: PictureForm, name: string) {
    const there = await kept.read(name);
    if (there) return there;
    const picture = await bytes();
    if (!picture) return undefined;
    const shrunk = await shrinker().shrink({ bytes: picture, form }, { caller: `picture ${hash}` });
    await kept.keep(name, shrunk);
    return shrunk;
  }
  return (picture, form) => {
    const name = nameOf(picture.hash, form);
    const work = making.get(name) ?? make(picture, form, name).finally(() => making.delete(name));
    making.set(name, work);
    return work;
  };
}
