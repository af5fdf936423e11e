import { z } from 'zod';
import { channelMessages as texts } from '../../../../../../shared/marketing/channels/messages';
import type { ChannelLimits } from '../../../../../../shared/marketing/channels/scales';
import { say } from '../../../../../../shared/message';
import type { Outcome } from '../../driver';
import { hasStatus, heldIn } from '../../far/far-side';
import { fitImage, type Image } from '../../fit-image';
import type { Instance } from './instance';

/** The number of checks of a picture that the server is processing, and the milliseconds between them. */
const looks = 30;
const between = 1_000;

const mediaAnswer = z.object({ id: z.string() });

interface Options {
  limits: ChannelLimits;
  pause: (milliseconds: number) => Promise<unknown>;
}

type Made = { id: string } | { failed: Outcome };

/** Uploads a picture and waits until it is processed; 202 means that it is not yet. */
export async function uploadPicture(instance: Instance, image: Image, options: Options): Promise<Made> {
  const { imageBytes = Number.POSITIVE_INFINITY, alt } = options.limits;
  const fitted = await fitImage(image, imageBytes);
  if (!fitted) return { failed: tooLarge(image, imageBytes, instance) };
  const form = new FormData();
  const name = fitted.type === 'image/png' ? 'image.png' : 'image.jpg';
  form.append('file', new Blob([fitted.bytes as Uint8Array<ArrayBuffer>], { type: fitted.type }), name);
  form.append('description', fitted.alt.slice(0, alt));
  const answer = await instance.ask('/api/v2/media', { method: 'POST', body: form });
  const held = heldIn(answer, mediaAnswer);
  if (!held) return { failed: instance.notBegun(answer) };
  return hasStatus(answer, 202) ? prepared(instance, held.id, options) : held;
}

/** The server responds with 206 while it is processing. */
async function prepared(instance: Instance, id: string, { pause }: Options): Promise<Made> {
  for (let look = 0; look < looks; look += 1) {
    await pause(between);
    const answer = await instance.ask(`/api/v1/media/${encodeURIComponent(id)}`);
    if (hasStatus(answer, 200)) return { id };
    if (!hasStatus(answer, 206)) return { failed: instance.notBegun(answer) };
  }
  const detail = say(texts['image.processing'], { host: instance.host });
  return { failed: { end: 'not sent', detail } };
}

function tooLarge({ bytes }: Image, most: number, { host }: Instance): Outcome {
  const size = { size: Math.ceil(bytes.length / 1_000), most: Math.floor(most / 1_000), host };
  return { end: 'refused', reconnect: false, detail: say(texts['image.large'], size) };
}
