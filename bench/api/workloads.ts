import { atOnce, growing, growingCompany, listed, listedProduct, tokenOf } from './accounts';

interface Request {
  method: string;
  path: string;
  body?: object;
}

/** The requests of one account, sent in rotation. */
export interface Workload {
  requests: (account: number, accounts: number) => Request[];
  /** The minimum share of bare Express's requests per second. */
  share?: number;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const product = {
  name: 'Bread',
  description: 'Sourdough, baked every morning in a wood oven',
  type: 'product',
};

const table = {
  list: {
    requests: (account) => [{ method: 'GET', path: `/api/companies/${account}/products` }],
    share: 0.7,
  },
  'by id': { requests: (account) => [{ method: 'GET', path: `/api/companies/${account}` }], share: 0.65 },
  insert: {
    requests: (account, accounts) =>
      upTo(growing).map((index) => ({
        method: 'POST',
        path: '/api/products',
        body: { ...product, companyId: growingCompany(accounts, account, index) },
      })),
    share: 0.6,
  },
  update: {
    requests: (account) =>
      upTo(listed).map((index) => ({
        method: 'PATCH',
        path: `/api/products/${listedProduct(account, index)}`,
        body: { name: `Bread ${index}`, description: product.description },
      })),
  },
} satisfies Record<string, Workload>;

export type WorkloadName = keyof typeof table;

export const workloads: Record<WorkloadName, Workload> = table;

/** The bytes of the requests of each account in a slice; slices have no accounts in common. */
export function requestsOf(name: WorkloadName, slice: number, accounts: number): string[][] {
  const { requests } = workloads[name];
  return upTo(atOnce).map((index) => {
    const account = slice * atOnce + index + 1;
    return requests(account, accounts).map((request) => bytesOf(request, tokenOf(account)));
  });
}

function bytesOf({ method, path, body }: Request, token: string): string {
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\nAuthorization: Bearer ${token}\r\n`;
  if (!body) return `${head}\r\n`;
  const text = JSON.stringify(body);
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
