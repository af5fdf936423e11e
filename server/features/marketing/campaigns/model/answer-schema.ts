import { z } from 'zod';
import type { Landing, Piece } from '../../../../../shared/marketing/campaigns/piece';
import { networks, parts } from '../../../../../shared/marketing/campaigns/scales';
import { pieceSchema } from '../../../../../shared/marketing/campaigns/schemas';
import { visibleText } from './cleaned';

// What the model is asked for has no optional fields and no lengths, which strict structured output does not know. What
// is ours is missing: links, the goal of the button, the form and the footer.

const text = z.string();
const line = z.object({ text, facts: z.array(z.string()) });
const blocks = z.array(z.object({ part: z.enum(parts), lines: z.array(line) }));
const cta = z.object({ label: text });
const variant = z.object({ blocks, tags: z.array(text) });

/** The shape of the model's answer, by the type of the piece. */
export const answerSchemas = {
  email: z.object({ subject: line, altSubject: line, preheader: line, blocks, cta }),
  'social media': z.object({
    variants: z.object(Object.fromEntries(networks.map((network) => [network, variant]))),
    cta,
    alt: text,
  }),
  'landing page': z.object({
    h1: line,
    subtitle: line,
    benefits: z.array(z.object({ title: line, text: line })),
    facts: z.array(line),
    price: line.nullable(),
    offer: line.nullable(),
    faq: z.array(z.object({ q: text, a: line })),
    cta,
    seo: z.object({ title: text, description: text }),
    ads: z.object({ headlines: z.array(line), descriptions: z.array(line) }),
  }),
} satisfies Record<Piece['type'], z.ZodType>;

/** Every text of an answer without what no reader sees, and tags without their mark. */
function cleaned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return visibleText(key === 'tags' ? value.replace(/^\s*#+/u, '') : value);
  if (Array.isArray(value)) return value.map((one) => cleaned(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one, name)]));
}

/** What an answer lacks is taken from the template: the goal, and a landing page's form. */
function complete(answer: Record<string, unknown>, template: Piece): unknown {
  const content = { ...answer, cta: { ...(answer.cta as object), goal: template.content.cta.goal } };
  if (template.type !== 'landing page') return { type: template.type, content };
  const { price, offer, ...others } = content as unknown as Landing & { price: unknown; offer: unknown };
  const given = { ...(price ? { price } : {}), ...(offer ? { offer } : {}) };
  return { type: template.type, content: { ...others, ...given, form: template.content.form } };
}

/** An answer read: a piece, or why it is none, with the places that do not fit. */
export type Read = { piece: Piece } | { outcome: 'empty' | 'malformed' | 'shape'; at: string[] };

const parseJson = (text: string): { value?: unknown } => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return {};
  }
};

/** Some servers wrap the object in a fence, whatever they were asked for. */
const unwrapped = (text: string) =>
  text
    .trim()
    .replace(/^```(?:json)?|```$/gu, '')
    .trim();

/** Reads an answer as a piece of the template's type; unknown properties are dropped. */
export function readAnswer(text: string, template: Piece): Read {
  if (text.trim() === '') return { outcome: 'empty', at: [] };
  const { value } = parseJson(unwrapped(text));
  if (value === undefined) return { outcome: 'malformed', at: [] };
  const wrong = (issues: readonly z.core.$ZodIssue[]): Read => ({
    outcome: 'shape',
    at: issues.slice(0, 10).map(({ path }) => path.join('.')),
  });
  const answer = answerSchemas[template.type].safeParse(cleaned(value));
  if (!answer.success) return wrong(answer.error.issues);
  const piece = pieceSchema.safeParse(complete(answer.data, template));
  return piece.success ? { piece: piece.data } : wrong(piece.error.issues);
}
