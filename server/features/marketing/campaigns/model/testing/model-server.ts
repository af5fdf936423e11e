import type { ServerResponse } from 'node:http';
import { readAllowed } from '../../../../../platform/outbound/allowed';
import { createOutbound } from '../../../../../platform/outbound/outbound';
import { peer, type Received } from '../../../../../testing/peer';
import type { Piece } from '../../../../../../shared/marketing/campaigns/piece';
import { type Angle, angles } from '../../../../../../shared/marketing/campaigns/scales';
import type { Model } from '../../../../../platform/language-model/ask-model';
import { modelTransport } from '../limits';
import { angleWords } from '../words/instructions';

/** A call as the model's server received it. */
export interface ModelCall {
  type: Piece['type'];
  angle: Angle;
  isRepair: boolean;
  body: {
    model: string;
    max_tokens: number;
    stream: boolean;
    messages: { role: string; content: string }[];
    response_format: { type: string; json_schema: { name: string; strict: boolean; schema: object } };
  };
  headers: Received['headers'];
}

const readCall = ({ body, headers }: Received): ModelCall => {
  const read = JSON.parse(body) as ModelCall['body'];
  const system = read.messages[0]?.content ?? '';
  return {
    type: read.response_format.json_schema.name.replace('_', ' ') as Piece['type'],
    angle: angles.find((angle) => system.includes(angleWords[angle])) as Angle,
    isRepair: read.messages.length > 2,
    body: read,
    headers,
  };
};

/** A server that speaks the OpenAI protocol and answers as the test says; the key is `secret-key`. */
export async function modelServer(answer: (call: ModelCall, response: ServerResponse) => void) {
  const calls: ModelCall[] = [];
  const heard: (() => void)[] = [];
  const server = await peer((received, _request, response) => {
    const call = readCall(received);
    calls.push(call);
    answer(call, response);
    for (const hear of heard.splice(0)) hear();
  });
  const { allowed } = readAllowed('127.0.0.1');
  const model: Model = {
    baseUrl: `${server.url}/v1`,
    apiKey: 'secret-key',
    model: 'test-model',
    fetch: createOutbound({ allowed }).fetchFor('model', modelTransport),
  };
  /** Resolves when so many calls have arrived. */
  const arrived = async (count: number) => {
    while (calls.length < count) await new Promise<void>((done) => heard.push(done));
  };
  return { server, calls, model, arrived };
}
