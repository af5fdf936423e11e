import { expect, test } from 'vitest';
import { aPicture, aPosting, calls, channelOn, said, withPicture } from '../../testing/postings';
import { wordpressServer } from '../../testing/wordpress-server';
import { bodyOf, slugOf } from './entry';
import { wordpress } from './wordpress';

const open = async () => {
  const server = await wordpressServer();
  return { server, channel: channelOn('wordpress', server.url) };
};

const slug = 'hogaza-de-masa-madre-la-pruebas-1042';

test("a post has title, text, picture with description, and a slug with the publication's id", async () => {
  const { server, channel } = await open();
  const end = await wordpress.publish(channel, withPicture, calls());
  expect(end).toEqual({ end: 'accepted', remote: { id: '50', url: `https://blog.example/${slug}/` } });
  expect(server.posts).toMatchObject([
    { slug, sent: { title: aPosting.title, status: 'publish', featured_media: 9 } },
  ]);
  expect(server.media).toMatchObject([{ alt: aPicture.alt }]);
});

test('the address of a post is a link only if it is a web address', async () => {
  const { server, channel } = await open();
  await wordpress.publish(channel, aPosting, calls());
  for (const post of server.posts) post.link = 'javascript:alert(1)';
  const remote = { id: '50', url: null };
  expect(await wordpress.publish(channel, aPosting, calls())).toEqual({ end: 'accepted', remote });
  expect(await wordpress.read?.(channel, aPosting, new Date(), calls())).toEqual({ found: remote });
});

test('a site that loses its response has one post, and none with the suffix -2', async () => {
  const { server, channel } = await open();
  server.fail({ at: 'POST /wp-json/wp/v2/posts', then: 'drop' });
  expect(await wordpress.publish(channel, withPicture, calls())).toMatchObject({ end: 'unknown' });
  server.fail(undefined);
  expect(wordpress.mayRepeat(channel, new Date(), new Date())).toBe(false);
  expect(await wordpress.read?.(channel, withPicture, new Date(), calls())).toMatchObject({
    found: { id: '50' },
  });
  expect(await wordpress.publish(channel, withPicture, calls())).toMatchObject({ remote: { id: '50' } });
  expect(server.posts.map((post) => post.slug)).toEqual([slug]);
  expect(server.media).toHaveLength(1);
});

test('another post with the same slug is not taken for ours, and no second post is made', async () => {
  const { server, channel } = await open();
  await wordpress.publish(channel, { ...aPosting, text: 'Otra', link: 'https://q.example/r/x' }, calls());
  const end = await wordpress.publish(channel, aPosting, calls());
  expect(end).toMatchObject({ end: 'refused', reconnect: false });
  expect(said(end as { detail: string })).toContain(slug);
  expect(await wordpress.read?.(channel, aPosting, new Date(), calls())).toEqual({ found: false });
  expect(server.posts).toHaveLength(1);
});

test('a removed post is in the trash, and its slug is free again', async () => {
  const { server, channel } = await open();
  await wordpress.publish(channel, aPosting, calls());
  expect(await wordpress.remove?.(channel, { id: '50', url: null }, calls())).toEqual({ end: 'gone' });
  expect(server.posts[0]?.status).toBe('trash');
  expect(await wordpress.publish(channel, aPosting, calls())).toMatchObject({ end: 'accepted' });
  expect(server.posts[1]?.slug).toBe(slug);
});

test('only a user who may publish can be connected', async () => {
  const { server, channel } = await open();
  expect(await wordpress.test(channel, calls())).toMatchObject({ works: true });
  const { password: _password, ...credentials } = channel.credentials;
  const wrong = await wordpress.test({ ...channel, credentials: { ...credentials, password: 'x' } }, calls());
  expect(said(wrong as { detail: string })).toMatch(/Error: The password is wrong\.$/);
  server.capabilities.publish_posts = false;
  expect(said((await wordpress.test(channel, calls())) as { detail: string })).toMatch(
    /at least the role Author/,
  );
  server.fail({ at: 'GET', status: 404 });
  expect(said((await wordpress.test(channel, calls())) as { detail: string })).toMatch(
    /^No WordPress was found/,
  );
});

test('the text becomes paragraphs with links, and its markup is escaped', () => {
  const text = 'Uno & <b>dos</b>\ntres\n\nVer "https://q.example/r/a".';
  const link = '<a href="https://q.example/r/a">https://q.example/r/a</a>';
  expect(bodyOf({ text })).toBe(
    `<p>Uno &#38; &#60;b&#62;dos&#60;/b&#62;<br>tres</p>\n<p>Ver &#34;${link}&#34;.</p>`,
  );
  expect(slugOf({ id: 7, title: '¡¿…?!' })).toBe('q-7');
});
