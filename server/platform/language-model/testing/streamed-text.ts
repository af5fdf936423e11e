import type { ServerResponse } from 'node:http';

const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish: string | null) =>
  event({
    id: 'a',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

/** Streams a text as the OpenAI protocol does, in pieces of 400 characters, with its usage. */
export function streamText(response: ServerResponse, text: string, tokens = 300) {
  beginStream(response, text);
  response.write(chunk({}, 'stop'));
  const usage = { prompt_tokens: 900, completion_tokens: tokens, total_tokens: 900 + tokens };
  response.write(event({ id: 'a', created: 1, model: 'm', choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

/** The beginning of such a stream. */
export function beginStream(response: ServerResponse, text: string) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }, null));
  for (const part of text.match(/[^]{1,400}/gu) ?? []) response.write(chunk({ content: part }, null));
}
