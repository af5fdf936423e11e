import { farServer } from './far-server';

/** A test server of the AT protocol with one account. */
export async function blueskyServer() {
  const records = new Map<string, object>();
  const server = await farServer(({ method, url, body }) => {
    const path = url.replace('/xrpc/com.atproto.', '');
    const sent = method === 'POST' && body.startsWith('{') ? JSON.parse(body) : {};
    if (path === 'server.createSession')
      return sent.password === 'abcd-efgh-ijkl-mnop'
        ? { status: 200, body: { did: 'did:plc:espiga', handle: 'espiga.example', accessJwt: 'jwt' } }
        : {
            status: 401,
            body: { error: 'AuthenticationRequired', message: 'Invalid identifier or password' },
          };
    if (path === 'repo.uploadBlob') {
      const blob = { $type: 'blob', ref: { $link: 'bafkrei' }, mimeType: 'image/png', size: body.length };
      return { status: 200, body: { blob } };
    }
    if (path === 'repo.putRecord') {
      const uri = `at://${sent.repo}/${sent.collection}/${sent.rkey}`;
      records.set(sent.rkey, sent.record);
      return { status: 200, body: { uri, cid: 'bafyrei' } };
    }
    if (path === 'repo.deleteRecord') {
      records.delete(sent.rkey);
      return { status: 200, body: {} };
    }
    const rkey = new URL(url, 'http://a').searchParams.get('rkey') ?? '';
    const value = records.get(rkey);
    const uri = `at://did:plc:espiga/app.bsky.feed.post/${rkey}`;
    return value
      ? { status: 200, body: { uri, cid: 'bafyrei', value } }
      : { status: 400, body: { error: 'RecordNotFound', message: 'Could not locate record' } };
  });
  return Object.assign(server, { records });
}
