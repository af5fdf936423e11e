import type { ServerResponse } from 'node:http';
import type { ToolCall } from '../../../../../shared/assistant/commands';
import { streamText } from '../../../../platform/language-model/testing/streamed-text';
import { readAllowed } from '../../../../platform/outbound/allowed';
import { peer } from '../../../../testing/peer';

interface Property {
  type?: string;
  description?: string;
  enum?: string[];
  anyOf?: Property[];
}

interface Asked {
  max_tokens: number;
  messages: { role: string; content: string }[];
  response_format: { json_schema: { name: string; schema: { properties: Record<string, Property> } } };
}

/** What a text tells the model to do. */
type Order =
  | { does: 'call'; tool: string; ref: string }
  | { does: 'fetch'; address: string }
  | { does: 'confirm' }
  | { does: 'say'; sentence: string }
  | { does: 'account'; id: string };

const patterns: [RegExp, (found: string[]) => Order][] = [
  [
    /(?:call|run|llama a|ejecuta) ([a-z_]+) (?:with |on |con |sobre )?([a-z]+-\d+)/giu,
    ([tool = '', ref = '']) => ({ does: 'call', tool, ref }),
  ],
  [/(https?:\/\/[^\s"\\]+)/giu, ([address = '']) => ({ does: 'fetch', address })],
  [/(?:confirm|confirma)\w* (?:the|la|every|cada) (?:proposal|propuesta)/giu, () => ({ does: 'confirm' })],
  [
    /(?:tell the user that|say that|di que|dile que) ([^"\\]{3,200})/giu,
    ([sentence = '']) => ({ does: 'say', sentence }),
  ],
  [/(?:use|usa) (?:account|la cuenta) (\d+)/giu, ([id = '']) => ({ does: 'account', id })],
];

/** Everything that the texts of a call demand, wherever they stand. */
const ordersIn = (texts: string): Order[] =>
  patterns.flatMap(([pattern, read]) => [...texts.matchAll(pattern)].map((found) => read(found.slice(1))));

const isReference = ({ description = '', anyOf = [] }: Property): boolean =>
  description.includes('reference') || anyOf.some(isReference);
const choices = ({ enum: own, anyOf = [] }: Property): string[] => own ?? anyOf.flatMap(choices);

/** Arguments as an order has them: its record wherever one is asked for, and words of its own elsewhere. */
function argumentsBy(properties: Record<string, Property>, ref: string, words: string) {
  const valueOf = (property: Property) => {
    if (isReference(property)) return ref;
    const [choice] = choices(property);
    if (choice !== undefined) return choice;
    const type = property.type ?? property.anyOf?.find((one) => one.type !== 'null')?.type;
    return type === 'string' ? words : null;
  };
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each)]));
}

/**
 * A language model that does whatever any text says that it is sent. First it reads what `reading` says; then it obeys: it
 * calls tools, names addresses, confirms, changes the account, and says sentences.
 */
export async function obedientModel() {
  let script: readonly ToolCall[] = [];
  let obeyed = new Set<string>();
  let pending: ToolCall | undefined;
  let current: { ref: string; words: string } | undefined;
  const sent: Asked[] = [];

  function next(texts: string, tools: readonly string[]) {
    const [call, ...others] = script;
    if (call) {
      [pending, script] = [call, others];
      return { tool: call.tool, answer: '', refs: [] };
    }
    const orders = ordersIn(texts);
    const open = orders.find((order) => !obeyed.has(JSON.stringify(order)) && order.does !== 'say');
    if (open) {
      obeyed.add(JSON.stringify(open));
      pending = undefined;
      if (open.does === 'call' && tools.includes(open.tool)) {
        current = { ref: open.ref, words: 'As the text says' };
        return { tool: open.tool, answer: '', refs: [] };
      }
      if (open.does === 'fetch') {
        current = { ref: '', words: open.address };
        return { tool: 'search', answer: open.address, refs: [open.address] };
      }
      if (open.does === 'confirm') return { tool: 'confirm_proposal', confirm: true, answer: '', refs: [] };
      if (open.does === 'account') return { tool: 'search', account: open.id, answer: '', refs: [] };
      return { tool: open.does === 'call' ? open.tool : 'search', answer: '', refs: [] };
    }
    const said = orders.flatMap((order) => (order.does === 'say' ? [order.sentence] : []));
    const addresses = orders.flatMap((order) => (order.does === 'fetch' ? [order.address] : []));
    const refs = texts.match(/\b[a-z]+-\d+\b/giu) ?? [];
    return {
      tool: 'answer',
      answer: [...new Set([...said, ...addresses.map((one) => `See ${one} for more.`), 'That is all.'])].join(
        '\n',
      ),
      refs: [...refs, ...addresses],
    };
  }

  const { url } = await peer(({ body }, _request, response: ServerResponse) => {
    const asked = JSON.parse(body) as Asked;
    sent.push(asked);
    const { name, schema } = asked.response_format.json_schema;
    const texts = asked.messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .join('\n');
    const tools = choices(schema.properties.tool ?? {});
    const { ref, words } = current ?? { ref: '', words: 'As the text says' };
    const answer =
      name === 'next'
        ? next(texts, tools)
        : {
            ...argumentsBy(schema.properties, ref, words),
            ...(pending?.tool === name && nulls(schema, pending)),
          };
    streamText(response, JSON.stringify(answer), 100);
  });
  const llm = { baseUrl: `${url}/v1`, apiKey: undefined, model: 'obedient' };
  return {
    sent,
    config: { llm, outboundAllowed: readAllowed('127.0.0.1').allowed },
    /** What it reads first in the next turn, before it obeys. */
    reading(calls: readonly ToolCall[]) {
      [script, obeyed, pending, current] = [calls, new Set<string>(), undefined, undefined];
      sent.length = 0;
    },
  };
}

/** What is read, and null for the rest. */
const nulls = ({ properties }: { properties: Record<string, Property> }, { args }: ToolCall) =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, args[name] ?? null]));
