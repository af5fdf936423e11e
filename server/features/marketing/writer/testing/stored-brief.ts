import { z } from 'zod';
import { languages } from '../../../../../shared/languages';
import { places } from '../../../../../shared/marketing/products/brief/places';
import { beforeTheBrief } from '../../../../../shared/marketing/products/fact';
import { audiences } from '../../../../../shared/marketing/campaigns/scales';
import { registers } from '../../../../../shared/marketing/register';
import { goals, speakers } from '../../../../../shared/marketing/scales';
import type { Brief } from '../../campaigns/brief';

const optional = z.string().optional();

const price = z.strictObject({
  label: optional,
  amount: z.int(),
  from: z.boolean().optional(),
  per: optional,
  tax: z.enum(['incl', 'excl']).optional(),
  note: optional,
});

const form = z.strictObject({
  article: optional,
  short: optional,
  point: optional,
  number: z.enum(['singular', 'plural']).optional(),
  gender: z.enum(['m', 'f']).optional(),
  asks: z.enum(['worry', 'question']).optional(),
  several: z.boolean().optional(),
  frame: z.enum(['can', 'clause']).optional(),
  weDoIt: z.boolean().optional(),
});

const fact = z.strictObject({
  place: z.enum(places),
  text: z.string(),
  label: optional,
  answer: optional,
  until: optional,
  form: form.optional(),
});

/** A brief in a file of JSON, as a person writes one to try the blueprints; its facts need no ids. */
const storedBrief = z.strictObject({
  language: z.enum(languages),
  register: z.enum(registers),
  audience: z.enum(audiences).default('B2C'),
  company: z.strictObject({
    name: z.string(),
    where: optional,
    phone: optional,
    web: optional,
    customers: optional,
    isSober: z.boolean(),
    speaker: z.enum(speakers),
  }),
  name: z.string(),
  position: z.int().default(0),
  facts: z.array(fact),
  prices: z.array(price).default([]),
  currency: z.string().length(3),
  isOnRequest: z.boolean().default(false),
  goal: z.strictObject({
    goal: z.enum(goals),
    link: optional,
    place: optional,
    label: optional,
    after: optional,
  }),
});

/** Reads the JSON of a brief; throws what is wrong with it. */
export function readBrief(json: string): Brief {
  const { facts, ...brief } = storedBrief.parse(JSON.parse(json));
  return {
    ...brief,
    facts: facts.map((one, index) => ({
      ...one,
      ...beforeTheBrief(one.place),
      id: `f${index + 1}`,
      language: brief.language,
      state: 'accepted' as const,
      source: { from: 'answer' as const, quote: one.text },
    })),
  };
}
