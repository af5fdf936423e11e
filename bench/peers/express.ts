// Bare Express 5: no log, no rate limit, no validation, no query for the account.
import express, { type Request, type RequestHandler } from 'express';
import { accountsInMemory, openStatements } from './statements';

const statements = await openStatements();
const accountOf = accountsInMemory();
const app = express();
app.disable('x-powered-by');

const answering =
  (answer: (owner: number, request: Request) => Promise<unknown>, status = 200): RequestHandler =>
  async (request, response) => {
    const owner = accountOf(request.headers.authorization);
    const found = owner === undefined ? undefined : await answer(owner, request);
    if (found === undefined) response.sendStatus(owner === undefined ? 401 : 404);
    else response.status(status).json(found);
  };

app.get(
  '/api/companies/:id',
  answering((owner, { params }) => statements.company(owner, Number(params.id))),
);
app.get(
  '/api/companies/:id/products',
  answering((owner, { params }) => statements.products(owner, Number(params.id))),
);
app.post(
  '/api/products',
  express.json(),
  answering((owner, { body }) => statements.addProduct(owner, body), 201),
);
app.patch(
  '/api/products/:id',
  express.json(),
  answering((owner, { body, params }) => statements.changeProduct(owner, Number(params.id), body)),
);
app.listen(Number(process.env.PORT), '127.0.0.1');
