import { z } from 'zod';
import { channelMessages as texts } from '../../../../../../shared/marketing/channels/messages';
import { bluesky as rules } from '../../../../../../shared/marketing/channels/networks/bluesky';
import { say } from '../../../../../../shared/message';
import type { OpenChannel, Driver, Outcome, Posting, Reading, Remote } from '../../driver';
import { addressAccountOrPassword } from '../../far/blamed-field';
import type { Asked } from '../../far/endings';
import { hasStatus, heldIn, parsed } from '../../far/far-side';
import { fitImage, type Image } from '../../fit-image';
import { facetsOf } from './facets';
import { type Session, signIn } from './session';
import { tidOf } from './tid';

const collection = 'app.bsky.feed.post';

/** The maximum size of a picture in bytes (app.bsky.embed.images). */
const mostBytes = 1_000_000;

const blobAnswer = z.object({ blob: z.object({ ref: z.unknown() }).loose() });
const recordAnswer = z.object({ uri: z.string().startsWith('at://') });

/** Uploads the picture; returns the server's reference, or the outcome of the attempt if the upload failed. */
async function uploaded({ far, upload }: Session, image: Image) {
  const fitted = await fitImage(image, mostBytes);
  if (!fitted) {
    const size = { size: Math.ceil(image.bytes.length / 1_000), most: mostBytes / 1_000, host: far.host };
    const detail = say(texts['image.large'], size);
    return { failed: { end: 'refused', reconnect: false, detail } satisfies Outcome };
  }
  const answer = await upload(fitted.bytes, fitted.type);
  const held = heldIn(answer, blobAnswer);
  return held ? { image: fitted, blob: held.blob } : { failed: far.notBegun(answer) };
}

type Uploaded = Extract<Awaited<ReturnType<typeof uploaded>>, { image: unknown }>;

/** The embed of a post: the picture with its description, or a card of the link. */
function embedOf({ settings }: OpenChannel, { title, link }: Posting, made: Uploaded | undefined) {
  if (made && settings.picture !== 'card') {
    const { alt, width, height } = made.image;
    const images = [{ image: made.blob, alt, aspectRatio: { width, height } }];
    return { $type: 'app.bsky.embed.images', images };
  }
  const external = { uri: link, title, description: '', ...(made && { thumb: made.blob }) };
  return { $type: 'app.bsky.embed.external', external };
}

const remoteOf = ({ handle }: Session, uri: string): Remote => ({
  id: uri,
  url: `https://bsky.app/profile/${handle}/post/${keyIn(uri)}`,
});

const keyIn = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1);

/** Whether a server says that it does not have a record. */
const isAbsent = (asked: Asked) =>
  'text' in asked &&
  hasStatus(asked, 400, 404) &&
  parsed(asked.text, z.object({ error: z.literal('RecordNotFound') })) !== undefined;

const recordAt = ({ did, read }: Session, rkey: string) =>
  read('repo.getRecord', { repo: did, collection, rkey });

async function readBack(session: Session, rkey: string): Promise<Reading> {
  const answer = await recordAt(session, rkey);
  if (isAbsent(answer)) return { found: false };
  const held = heldIn(answer, recordAnswer);
  return held ? { found: remoteOf(session, held.uri) } : session.far.unreadable(answer);
}

async function put(session: Session, channel: OpenChannel, posting: Posting): Promise<Outcome> {
  const made = posting.image && (await uploaded(session, posting.image));
  if (made && 'failed' in made) return made.failed as Outcome;
  const { text, slot, language } = posting;
  const record = {
    $type: collection,
    text,
    langs: [language],
    facets: facetsOf(text),
    embed: embedOf(channel, posting, made),
    // The same in every attempt, like the key.
    createdAt: slot.toISOString(),
  };
  const at = { repo: session.did, collection, rkey: tidOf(posting) };
  const answer = await session.send('repo.putRecord', { ...at, record });
  const held = heldIn(answer, recordAnswer);
  return held ? { end: 'accepted', remote: remoteOf(session, held.uri) } : session.far.ended(answer);
}

/** Bluesky, and other servers of the AT protocol. */
export const bluesky: Driver = {
  blames: addressAccountOrPassword,
  async test(channel, call) {
    const session = await signIn(channel, call);
    if ('refused' in session) return session.far.notWorking(session.refused);
    if (!session.isActive) return { works: false, detail: texts['bluesky.inactive'] };
    return {
      works: true,
      account: session.handle,
      limits: { characters: rules.post.most, imageBytes: mostBytes },
    };
  },
  async publish(channel, posting, call) {
    const session = await signIn(channel, call);
    if ('refused' in session) return session.far.notBegun(session.refused);
    return put(session, channel, posting);
  },
  async read(channel, posting, _since, call) {
    const session = await signIn(channel, call);
    if ('refused' in session) return session.far.unreadable(session.refused);
    return readBack(session, tidOf(posting));
  },
  async remove(channel, { id }, call) {
    const session = await signIn(channel, call);
    if ('refused' in session) return session.far.notRemoved(session.refused);
    const rkey = keyIn(id);
    const answer = await session.send('repo.deleteRecord', { repo: session.did, collection, rkey });
    if (!hasStatus(answer, 200)) return session.far.notRemoved(answer);
    const after = await recordAt(session, rkey);
    return session.far.readAfter(after, isAbsent(after));
  },
  // The record is written with `putRecord` under its own key, so a repeat replaces it.
  mayRepeat: () => true,
};
