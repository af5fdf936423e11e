export type Entity = 'contact' | 'company' | 'opportunity' | 'communication' | 'task';

export const firstNames = ['Ana', 'Eva', 'Joan', 'Pere', 'Núria'];

/** What several random users of one account know of it: ids that were made, and acts that can be taken back. */
export class Known {
  readonly ids: Record<Entity | 'tag' | 'field' | 'stage', number[]> = {
    contact: [],
    company: [],
    opportunity: [],
    communication: [],
    task: [],
    tag: [],
    field: [],
    stage: [],
  };
  readonly acts: string[] = [];
  readonly answers: { what: string; status: number }[] = [];
}

/** What somebody picks at random of what is known. */
export class Picks {
  constructor(
    protected readonly known: Known,
    readonly random: () => number,
  ) {}

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item;
  }

  some(of: keyof Known['ids'], orNone = 0.3): number | null {
    const ids = this.known.ids[of];
    return ids.length === 0 || this.random() < orNone ? null : this.pick(ids.slice(-12));
  }

  many(of: keyof Known['ids'], most: number): number[] {
    const ids = Array.from({ length: Math.floor(this.random() * (most + 1)) }, () => this.some(of, 0));
    return [...new Set(ids.filter((id) => id !== null))];
  }
}
