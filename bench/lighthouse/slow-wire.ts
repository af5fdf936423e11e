import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Lighthouse's mobile network: milliseconds there and back, and bits a second, of all connections together. */
const roundTrip = 150;
const bitsPerSecond = 1_638_400;
/** What fits in a segment of TCP over Ethernet, and how many a connection sends before the first is acknowledged (RFC 6928). */
const segment = 1_460;
const firstWindow = 10 * segment;

/**
 * A slow network before a server: what it sends arrives later, at a limited rate, and a new connection sends ten
 * segments, then as many more as were acknowledged (slow start). Lighthouse's own simulation takes a document as one
 * piece, so it cannot say when the beginning of a page is drawn that is longer than the first window. Resolves to the
 * origin.
 */
export async function behindSlowWire(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  /** When the wire is free again, of `performance.now()`. */
  let freeAt = 0;
  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    const end = () => (browser.destroy(), upstream.destroy());
    for (const socket of [browser, upstream]) socket.on('error', end).on('close', end);
    // The connection itself is made by one round trip, which a local one has not taken.
    const openAt = performance.now() + roundTrip;
    browser.on('data', (bytes) => {
      at(Math.max(openAt, performance.now()) + roundTrip / 2, () => upstream.write(bytes));
    });
    sendSlowly(upstream, browser);
  });

  function sendSlowly(from: Socket, to: Socket) {
    let waiting = Buffer.alloc(0);
    let window = firstWindow;
    let inFlight = 0;
    const send = () => {
      while (waiting.length > 0 && inFlight < window) {
        const bytes = waiting.subarray(0, segment);
        waiting = waiting.subarray(bytes.length);
        inFlight += bytes.length;
        freeAt = Math.max(freeAt, performance.now()) + (bytes.length * 8_000) / bitsPerSecond;
        at(freeAt + roundTrip / 2, () => to.write(bytes));
        at(freeAt + roundTrip, () => {
          inFlight -= bytes.length;
          window += bytes.length;
          send();
        });
      }
    };
    from.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes]);
      send();
    });
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function at(time: number, act: () => void) {
  setTimeout(act, Math.max(0, time - performance.now())).unref();
}
