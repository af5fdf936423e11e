import type { Received } from '../../../../testing/peer';
import { type Answer, farServer } from './far-server';

interface Entry {
  id: number;
  slug: string;
  status: string;
  link: string;
  content: { raw: string };
  sent: { [key: string]: unknown };
}

interface Media {
  id: number;
  slug: string;
  alt?: string;
}

/** Stores posts; a slug that is taken gets a number, as in WordPress. */
function library(posts: Entry[]) {
  const isKept = ({ status }: Entry) => status !== 'trash';
  return {
    create(sent: { [key: string]: unknown }): Answer {
      const isTaken = posts.filter(isKept).some(({ slug }) => slug === sent.slug);
      const slug = isTaken ? `${String(sent.slug)}-2` : String(sent.slug);
      const id = 50 + posts.length;
      const made = { id, slug, status: String(sent.status), link: `https://blog.example/${slug}/` };
      posts.push({ ...made, content: { raw: String(sent.content) }, sent });
      return { status: 201, body: posts.at(-1) };
    },
    find: (slug: string | null): Answer => ({
      status: 200,
      body: posts.filter((one) => one.slug === slug && isKept(one)),
    }),
    one(method: string, path: string): Answer {
      const one = posts.find(({ id }) => path === `/posts/${id}`);
      if (!one) return { status: 404, body: { code: 'rest_post_invalid_id', message: 'Invalid post ID.' } };
      if (method === 'DELETE') one.status = 'trash';
      return { status: 200, body: one };
    },
  };
}

const pictures = (media: Media[]) => ({
  upload({ headers }: Received): Answer {
    const slug = /filename="([^".]+)/.exec(String(headers['content-disposition']))?.[1] ?? '';
    media.push({ id: 9 + media.length, slug });
    return { status: 201, body: media.at(-1) };
  },
  describe({ body }: Received): Answer {
    Object.assign(media[0] ?? {}, { alt: JSON.parse(body).alt_text });
    return { status: 200, body: media[0] };
  },
});

const pair = Buffer.from('espiga.example:abcd EFGH 1234 ijkl MNOP 6789').toString('base64');
const wrong = { code: 'incorrect_password', message: '<strong>Error:</strong> The password is wrong.' };

/** A WordPress test site with one author. */
export async function wordpressServer() {
  const posts: Entry[] = [];
  const media: Media[] = [];
  const capabilities: { [key: string]: boolean } = { publish_posts: true };
  const [entries, shots] = [library(posts), pictures(media)];
  const server = await farServer((request) => {
    const { method, url, headers, body } = request;
    const { pathname, searchParams } = new URL(url, 'http://a');
    const path = pathname.replace('/wp-json/wp/v2', '');
    const slug = searchParams.get('slug');
    if (headers.authorization !== `Basic ${pair}`) return { status: 401, body: wrong };
    if (path === '/users/me') return { status: 200, body: { id: 2, name: 'Espiga', capabilities } };
    if (path === '/media' && method === 'POST') return shots.upload(request);
    if (path === '/media') return { status: 200, body: media.filter((one) => one.slug === slug) };
    if (path.startsWith('/media/')) return shots.describe(request);
    if (path === '/posts' && method === 'POST') return entries.create(JSON.parse(body));
    return path === '/posts' ? entries.find(slug) : entries.one(method, path);
  });
  return Object.assign(server, { posts, media, capabilities });
}
