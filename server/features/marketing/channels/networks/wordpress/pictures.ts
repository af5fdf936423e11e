import { z } from 'zod';
import type { Outcome } from '../../driver';
import { heldIn } from '../../far/far-side';
import type { Image } from '../../fit-image';
import type { Site } from './site';

const media = z.object({ id: z.number() });

/** Uploads the picture to the site's media library, unless an earlier attempt has done so. */
export async function featuredPicture(
  site: Site,
  publication: number,
  { bytes, type, alt }: Image,
): Promise<{ id: number } | { failed: Outcome }> {
  const slug = `quorumia-${publication}-${bytes.length}`;
  const known = await site.ask(`/media?slug=${slug}`);
  const there = heldIn(known, z.array(media));
  if (!there) return { failed: site.notBegun(known) };
  if (there[0]) return there[0];
  const name = `${slug}.${type === 'image/png' ? 'png' : 'jpg'}`;
  const answer = await site.ask('/media', {
    method: 'POST',
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  const held = heldIn(answer, media);
  if (!held) return { failed: site.notBegun(answer) };
  const described = await site.send(`/media/${held.id}`, { alt_text: alt });
  return heldIn(described, media) ? held : { failed: site.notBegun(described) };
}
