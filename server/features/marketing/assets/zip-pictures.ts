import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface NamedPicture {
  /** The name in the archive, without folders; a name that occurs again gets a number. */
  name: string;
  png: Uint8Array;
}

/** The earliest time that the format knows: the same pictures give the same archive. */
const someTime = new Date(1980, 0, 1);

/**
 * Packs pictures into a zip while it is sent: one picture is in memory at a time, and the next is read when the
 * receiver has taken this one. They are stored as they are, because PNG is compressed.
 */
export const zipPictures = (pictures: AsyncIterable<NamedPicture> | Iterable<NamedPicture>): Readable =>
  Readable.from(chunksOf(pictures), { objectMode: false });

async function* chunksOf(pictures: AsyncIterable<NamedPicture> | Iterable<NamedPicture>) {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    ready.push(chunk);
  });
  const take = () => {
    if (failure) throw failure;
    const taken = ready.filter(({ length }) => length > 0);
    ready = [];
    return taken;
  };
  const names = new Set<string>();
  for await (const { name, png } of pictures) {
    const file = new ZipPassThrough(freeName(name, names));
    file.mtime = someTime;
    zip.add(file);
    file.push(png, true);
    yield* take();
  }
  zip.end();
  yield* take();
}

function freeName(name: string, taken: Set<string>): string {
  const plain = name.replaceAll(/[/\\:]/gu, '-');
  const [, base = plain, end = ''] = /^(.*?)(\.\w+)?$/u.exec(plain) ?? [];
  let free = plain;
  for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}${end}`;
  taken.add(free);
  return free;
}
