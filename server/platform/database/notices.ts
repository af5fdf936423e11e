/** Receives the payload of a notification; undefined when notifications may have been missed. */
export type Hear = (payload: string | undefined) => void;

/** Subscribes to the notifications (`NOTIFY`) of a channel; returns the function that ends the subscription. */
export type Listen = (channel: string, hear: Hear) => () => void;

/** The subscribers of each channel. */
export interface Audience {
  /** Adds a subscriber; returns the function that removes it. */
  add(channel: string, hear: Hear): () => void;
  channels(): string[];
  tell(channel: string, payload: string | undefined): void;
  /** Tells every subscriber that notifications may have been missed. */
  tellGap(): void;
}

/** Creates an empty audience. */
export function createAudience(): Audience {
  const hearers = new Map<string, Set<Hear>>();
  const tell = (channel: string, payload: string | undefined) => {
    for (const hear of hearers.get(channel) ?? []) hear(payload);
  };
  return {
    add(channel, hear) {
      const those = hearers.get(channel) ?? new Set();
      hearers.set(channel, those.add(hear));
      return () => void those.delete(hear);
    },
    channels: () => [...hearers.keys()],
    tell,
    tellGap: () => {
      for (const channel of hearers.keys()) tell(channel, undefined);
    },
  };
}
