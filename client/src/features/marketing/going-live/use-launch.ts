import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, errorText } from '@/lib/api/api-client';
import { useTexts } from '@/i18n/use-texts';
import { useSaving } from '@/lib/api/save';
import { showServerErrors } from '@/lib/forms/form-errors';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { wholeSet } from '../campaigns/reads';
import { pagesOf } from '../capture/reads';
import { channelsOf } from '../channels/reads';
import { sequencesOf } from '../sequences/reads';
import { sequencesTexts } from '../sequences/texts/sequences';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { launch, type Launched, type Part } from './launch';
import { firstValues, goingPosts, lacksOf, type Launch, launchOf, wantsPage } from './launch-values';
import { type Known, livePageOf } from './use-known';

/** Reads again what could have been done already: by a press whose answer was lost, or in another window. */
function useReadAgain() {
  const client = useQueryClient();
  return async (known: Known): Promise<Known> => {
    const { company, set } = known;
    const fresh = { staleTime: 0 };
    const [now, pages, channels, sequences] = await Promise.all([
      client.fetchQuery({ ...wholeSet(set.id), ...fresh }),
      client.fetchQuery({ ...pagesOf(company.id), ...fresh }),
      client.fetchQuery({ ...channelsOf(company.id), ...fresh }),
      client.fetchQuery({ ...sequencesOf(company.id), ...fresh }),
    ]);
    const live = livePageOf(now, pages.rows);
    return { ...known, set: now, live, pages: pages.rows, channels, sequences };
  };
}

const namesField = (error: Error, values: Launch) =>
  error instanceof ApiError && Object.keys(error.fields ?? {}).some((name) => name in values);

/** What an error says of fields that the dialog has under other names. */
const fieldText = (error: Error) =>
  (error instanceof ApiError && Object.values(error.fields ?? {}).join(' ')) || errorText(error);

/** The outcome of all presses of the button; the problems are those of the last one. */
const together = (before: Launched | null, now: Launched): Launched => ({
  ...now,
  page: now.page ?? before?.page ?? null,
  publications: [...(before?.publications ?? []), ...now.publications],
  sequence: now.sequence ?? before?.sequence ?? null,
});

/** Publishes what the form asks for; `launched` is the outcome of all presses of the button. */
function useSending(
  known: Known,
  form: UseFormReturn<Launch, unknown, Launch>,
  onLive: (launched: Launched) => void,
) {
  const tSequences = useTexts(sequencesTexts);
  const refresh = useRefreshMarketing();
  const readAgain = useReadAgain();
  const [launched, setLaunched] = useState<Launched | null>(null);
  const send = async (values: Launch) => launch(values, await readAgain(known), tSequences('form.usualName'));
  const save = useSaving(send, {
    onSaved: (now) => {
      const all = together(launched, now);
      setLaunched(all);
      for (const error of now.problems.values()) showServerErrors(form, error);
      // What was made is chosen from now on.
      if (now.channels) {
        form.setValue(
          'channels',
          now.channels.map(({ id }) => id),
        );
        form.setValue('newChannels', []);
      }
      if (now.problems.size === 0) onLive(all);
      void refresh();
    },
    onFailed: () => void refresh(),
  });
  return { launched, save };
}

/** The form of the dialog: what is typed, what is known and missing, what went live, and what did not. */
export function useLaunch(known: Known, onLive: (launched: Launched) => void) {
  const { form, ...wiring } = useSchemaForm(launchOf(known), firstValues(known));
  const { launched, save } = useSending(known, form, onLive);
  const values = form.getValues();
  return {
    ...wiring,
    form,
    values,
    known,
    launched,
    lacks: lacksOf(values, known),
    wantsPage: wantsPage(values, known),
    going: goingPosts(values, known),
    /** Why a part did not go live; nothing where it stands beside its field. */
    problemOf: (part: Part) => {
      const error = launched?.problems.get(part);
      return error && !namesField(error, values) ? fieldText(error) : undefined;
    },
    /** Why nothing was tried: the present state could not be read. */
    failure: save.error && errorText(save.error),
    frame: {
      pending: save.isPending,
      onSubmit: () => void form.handleSubmit((typed) => save.mutate(typed))(),
    },
  };
}

export type LaunchForm = ReturnType<typeof useLaunch>;
