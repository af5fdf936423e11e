import { htmlDocument, safe } from './html';
import { logoHtml } from './picture-html';
import type { Look } from './style/colours';

interface Company {
  name: string;
  /** On one line; empty if unknown. */
  address: string;
  logo: { slug: string; hash: string; width: number; height: number } | undefined;
}

type Document = Omit<Parameters<typeof htmlDocument>[0], 'body' | 'look' | 'hasFont'>;

interface Shown extends Document {
  theme: Look['theme'];
  company: Company;
  main: string;
}

/** A page of a company: its logo or name at the top, its name and address at the foot. */
export function companyPage({ theme, company, main, ...page }: Shown): string {
  const { name, address, logo } = company;
  const top = logo ? logoHtml(logo.slug, logo, name) : safe(name);
  const foot = `<b>${safe(name)}</b>${address ? ` · ${safe(address)}` : ''}`;
  return htmlDocument({
    ...page,
    look: `on-${theme}`,
    hasFont: true,
    // A page for an invalid link does not reveal the company.
    body: name
      ? `<header class="top">${top}</header>${main}<footer class="foot"><p>${foot}</p></footer>`
      : main,
  });
}
