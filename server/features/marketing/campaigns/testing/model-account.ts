import type { ServerResponse } from 'node:http';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { Campaign } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingSetsApi, type WholeSet } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import type { Config } from '../../../../platform/config';
import { readAllowed } from '../../../../platform/outbound/allowed';
import { testApp } from '../../../../testing/app';
import { withLoaf } from '../../testing/written-set';
import { composer } from '../../writer/composer';
import { streamText } from '../../../../platform/language-model/testing/streamed-text';
import { type ModelCall, modelServer } from '../model/testing/model-server';
import { answerOf } from '../model/testing/set-of-loaf';
import { findMaterial } from '../pieces/material.queries';
import { setInput } from '../sets/set-input';
import { firstWording } from '../../../../../shared/marketing/campaigns/sets/wording';

/** How the model's server answers a call; `good` is an answer that passes, as a model would word it. */
export type Answering = (response: ServerResponse, good: Record<string, unknown>, call: ModelCall) => void;

/** Answers well. */
export const well = (response: ServerResponse, good: Record<string, unknown>) =>
  streamText(response, JSON.stringify(good));

/** An account on a server with a language model, and a loaf that is ready for campaigns. */
export async function withModel(config: Partial<Config> = {}) {
  let answering: Answering = well;
  const server = await modelServer((call, response) => answering(response, goodAnswer(call), call));
  const { baseUrl, apiKey, model } = server.model;
  const app = await testApp({
    config: { llm: { baseUrl, apiKey, model }, outboundAllowed: readAllowed('127.0.0.1').allowed, ...config },
  });
  const made = await withLoaf(app);
  const { call, db, user, product } = made;
  const material = await findMaterial(db, user.owner, product.id);
  if (!material) throw new Error('The product is not there');
  const asked = { language: 'es', audience: 'B2C', goal: 'buy', wording: firstWording } as const;
  const composed = composer.compose(setInput(material, asked, new Date()));
  if ('unwritten' in composed) throw new Error(composed.unwritten);
  const { pieces } = composed;

  /** The template in the model's words: another label on its button. */
  function goodAnswer({ type, angle }: ModelCall): Record<string, unknown> {
    const found = pieces.find((one) => one.piece.type === type && one.angle === angle);
    if (!found) throw new Error(`No ${type} for ${angle}`);
    return { ...answerOf(found.piece), cta: { label: 'Reservar una hogaza' } };
  }
  /** Asks for the set, or for the same once more. */
  const again = () =>
    call(marketingSetsApi.create, { body: { productId: product.id, goal: 'buy', audience: 'B2C' } });
  const { body } = await again();
  const params = { id: body.sets[0].id as number };
  const readSet = async () =>
    (await call(marketingSetsApi.read, { params, headers: { 'Accept-Language': 'es' } })).body as WholeSet;
  /** A person's own label on the button of a piece. */
  const edit = async ({ id, piece: before }: Campaign, label = 'Apartar mi pan') => {
    const piece = structuredClone(before);
    piece.content.cta.label = label;
    const { body: saved } = await call(marketingCampaignsApi.update, { params: { id }, body: { piece } });
    return saved as Campaign;
  };
  return {
    ...made,
    ...server,
    params,
    again,
    readSet,
    edit,
    answer: (next: Answering) => void (answering = next),
  };
}
