// Bare node:http: the minimum work of a JavaScript server for these responses.
import { createServer, type IncomingMessage } from 'node:http';
import { accountsInMemory, type NewProduct, openStatements } from './statements';

const statements = await openStatements();
const accountOf = accountsInMemory();

async function bodyOf(request: IncomingMessage): Promise<NewProduct> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString()) as NewProduct;
}

async function answer(owner: number, request: IncomingMessage): Promise<unknown> {
  const [, , noun, id, list] = (request.url ?? '').split('/');
  if (request.method === 'POST') return statements.addProduct(owner, await bodyOf(request));
  if (request.method === 'PATCH') return statements.changeProduct(owner, Number(id), await bodyOf(request));
  if (noun !== 'companies') return undefined;
  return list ? statements.products(owner, Number(id)) : statements.company(owner, Number(id));
}

const server = createServer(async (request, response) => {
  const owner = accountOf(request.headers.authorization);
  const found = owner === undefined ? undefined : await answer(owner, request);
  const status = found === undefined ? 404 : request.method === 'POST' ? 201 : 200;
  const text = JSON.stringify(found ?? null);
  response.writeHead(owner === undefined ? 401 : status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
