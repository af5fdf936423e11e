import type { QueryClient } from '@tanstack/react-query';
import { type Bilingual, asTyped } from '@shared/assistant/bilingual';
import { assistantApi, turnsApi } from '@shared/assistant/endpoints';
import { call, errorText } from '@/lib/api/api-client';
import type { Turn, Understanding } from '../wire';
import type { Place } from '../words/use-understanding';
import { kept, setView } from './kept';
import { runAs, start } from './sending';
import { viewOf, viewOfProposal } from './steps';

interface Asked {
  /** Which sentence it is. */
  turn: number;
  text: string;
  place: Place;
  understanding: Understanding;
}

/** Whether a turn of the language model is still waited for. */
function isReading(turn: number): boolean {
  const { turn: now, view } = kept.get();
  return now === turn && view?.at === 'reading';
}

/** Asks the language model what the grammar has not understood. */
export async function askModel(
  client: QueryClient,
  { turn, text, place, understanding }: Asked,
): Promise<void> {
  const { portal, about } = place;
  setView(turn, { at: 'reading', id: null, understanding });
  try {
    const body = { text, about: [...about], ...(portal && { portal }) };
    const { id } = await runAs(client, () => call(assistantApi.turn, {}, body));
    if (isReading(turn)) setView(turn, { at: 'reading', id, understanding });
    else giveUp(id);
  } catch (error) {
    if (isReading(turn))
      await showUnderstood(client, turn, understanding, asTyped(errorText(error as Error)));
  }
}

/** What there is without the model, and why it is shown. */
async function showUnderstood(
  client: QueryClient,
  turn: number,
  understanding: Understanding,
  notice: Bilingual | null,
): Promise<void> {
  const view = viewOf(understanding, notice);
  setView(turn, view);
  if (view.at === 'steps') await start(client, { turn, index: 0 });
}

/** Shows what came of a turn of the language model. */
export async function showTurn(
  client: QueryClient,
  turn: number,
  understanding: Understanding,
  { answer, proposal, notice }: Pick<Turn, 'answer' | 'proposal' | 'notice'>,
): Promise<void> {
  if (!isReading(turn)) return;
  if (proposal) setView(turn, viewOfProposal(proposal));
  else if (answer) setView(turn, { at: 'said', answer });
  else await showUnderstood(client, turn, understanding, notice);
}

/** Stops waiting, and goes on with what is understood without the model. */
export async function cancelTurn(
  client: QueryClient,
  turn: number,
  { id, understanding }: { id: number | null; understanding: Understanding },
): Promise<void> {
  await showUnderstood(client, turn, understanding, null);
  if (id !== null) giveUp(id);
}

/** One that cannot be cancelled any more ends by itself. */
function giveUp(turnId: number): void {
  void call(turnsApi.cancel, { turnId }).catch(() => undefined);
}
