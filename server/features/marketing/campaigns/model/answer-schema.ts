import { z } from 'zod';
import type { Block, Piece } from '../../../../../shared/marketing/campaigns/piece';
import { byMedium, isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import { parts } from '../../../../../shared/marketing/campaigns/scales';
import { postsOf } from '../../../../../shared/marketing/campaigns/post';
import { visibleText } from '../../../../platform/language-model/cleaned';
import { readJson } from '../../../../platform/language-model/read-json';
import { pieceSchema } from '../../../../../shared/marketing/campaigns/schemas';
import { freeKinds, withFreeBlocks } from './free-blocks';

// What the model is asked for has no optional fields and no lengths, which strict structured output does not know. What
// is ours is missing: links, the goal of the button, the form and the footer.

const text = z.string();
const line = z.object({ text, facts: z.array(z.string()) });
const blocks = z.array(z.object({ part: z.enum(parts), kind: z.enum(freeKinds), lines: z.array(line) }));
const cta = z.object({ label: text });
const variant = z.object({ blocks, tags: z.array(text) });

const email = z.object({ subject: line, altSubject: line, preheader: line, blocks, cta });

const landing = z.object({
  h1: line,
  subtitle: line,
  blocks,
  cta,
  seo: z.object({ title: text, description: text }),
  ads: z.object({ headlines: z.array(line), descriptions: z.array(line) }),
});

/** The shape of the model's answer: the free texts of a piece, and posts for the networks that the template has. */
export const answerSchemaOf = (piece: Piece): z.ZodType<Record<string, unknown>> =>
  byMedium<z.ZodType<Record<string, unknown>>>(piece, {
    mail: () => email,
    posts: ({ content }) => {
      const posts = postsOf(content).map(({ network }) => [network, variant]);
      return z.object({ variants: z.object(Object.fromEntries(posts)), cta, alt: text });
    },
    page: () => landing,
  });

/** Removes invisible characters from every text of an answer, and the mark from tags. */
function cleaned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return visibleText(key === 'tags' ? value.replace(/^\s*#+/u, '') : value);
  if (Array.isArray(value)) return value.map((one) => cleaned(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one, name)]));
}

interface AnsweredPost {
  blocks: Block[];
  tags: string[];
}

/**
 * Missing parts of an answer come from the template: the goal, the owner's own words, price and offer, a page's form.
 */
function complete(answer: Record<string, unknown>, template: Piece): unknown {
  const cta = { ...(answer.cta as object), goal: template.content.cta.goal };
  if (isOf(template, 'posts')) {
    const answered = answer.variants as Record<string, AnsweredPost>;
    const variants = postsOf(template.content).map(({ network, variant: own }) => {
      const { blocks: said = [], tags = own.tags } = answered[network] ?? {};
      return [network, { blocks: withFreeBlocks(own.blocks, said), tags }];
    });
    return { type: template.type, content: { ...answer, variants: Object.fromEntries(variants), cta } };
  }
  const { type, content } = template;
  const own = content.blocks && withFreeBlocks(content.blocks, answer.blocks as Block[]);
  // A page from before blocks has none to fill.
  const { blocks: _blocks, ...given } = answer;
  return { type, content: { ...content, ...given, ...(own && { blocks: own }), cta } };
}

/** A parsed answer: a piece, or the reason why it is not one, with the invalid places. */
export type Read = { piece: Piece } | { outcome: 'empty' | 'malformed' | 'shape'; at: string[] };

/** Reads an answer as a piece of the template's type; unknown properties are dropped. */
export function readAnswer(text: string, template: Piece): Read {
  if (text.trim() === '') return { outcome: 'empty', at: [] };
  const value = readJson(text);
  if (value === undefined) return { outcome: 'malformed', at: [] };
  const wrong = (issues: readonly z.core.$ZodIssue[]): Read => ({
    outcome: 'shape',
    at: issues.slice(0, 10).map(({ path }) => path.join('.')),
  });
  const answer = answerSchemaOf(template).safeParse(cleaned(value));
  if (!answer.success) return wrong(answer.error.issues);
  const piece = pieceSchema.safeParse(complete(answer.data, template));
  return piece.success ? { piece: piece.data } : wrong(piece.error.issues);
}
