import type { Config } from '../../../platform/config';
import type { Outbound } from '../../../platform/outbound/outbound';
import { type Clock, systemClock } from '../../../platform/language-model/clock';
import { modelTransport } from './model/limits';
import { writeByModel } from './model/write-by-model';
import { pieceNotice } from './model/notices';
import { keyOf, type Writer } from './writing';

interface Given {
  llm: NonNullable<Config['llm']>;
  outbound: Outbound;
  clock?: Clock;
}

/** A writer that asks a language model, and uses the template's text where the model's fails the checks. */
export const modelWriter = (templates: Writer, { llm, outbound, clock = systemClock }: Given): Writer => ({
  ...templates,
  async write(input, { isThere, standing, store, signal }) {
    const composed = templates.compose(input);
    if ('unwritten' in composed) return composed;
    const pieces = composed.pieces
      .filter((piece) => !isThere(keyOf(piece)))
      .map(({ angle, piece }) => ({ angle, template: piece }));
    const over = new AbortController();
    const model = { ...llm, fetch: outbound.fetchFor('model', modelTransport) };
    const set = { ground: input.ground, pieces, standing, slot: input.slot };
    const { untold, notices } = await writeByModel(set, {
      model,
      clock,
      random: Math.random,
      signal: AbortSignal.any([signal, over.signal]),
      async onProgress(progress) {
        if (progress.state !== 'done') return;
        const { written, calls } = progress;
        const key = keyOf(written);
        const own = composed.pieces.find((piece) => keyOf(piece) === key);
        const isModels = written.engine !== 'template';
        const isWanted = await store({
          ...written,
          calls,
          notices: [...pieceNotice(written), ...(own?.notices ?? [])],
          ...(isModels && own && { composed: own.piece }),
        });
        if (!isWanted) over.abort();
      },
    });
    return { notices, calls: untold };
  },
});
