interface Options {
  /** Maximum number of waiting items. */
  waiting: number;
  /** Maximum number of items of one caller, the running one included. */
  each: number;
}

/**
 * A queue that takes turns between callers: each caller has at most one running item, and nobody gets a second item
 * before another caller's first.
 */
export class FairQueue<Item> {
  /** The waiting items of each caller without a running item, in the order in which the callers are served. */
  private readonly line = new Map<string, Item[]>();
  /** The waiting items of each caller that has a running item. */
  private readonly served = new Map<string, Item[]>();

  constructor(private readonly limits: Options) {}

  /** The number of callers whose next item may be taken. */
  get ready() {
    return this.line.size;
  }

  /** Adds an item, or returns why there is no room: `full` for everybody, `crowded` for this caller. */
  add(caller: string, item: Item): 'full' | 'crowded' | undefined {
    if (this.all().length >= this.limits.waiting) return 'full';
    const its = this.of(caller);
    const isServed = this.served.has(caller);
    if (its.length + (isServed ? 1 : 0) >= this.limits.each) return 'crowded';
    its.push(item);
    if (!isServed) this.line.set(caller, its);
    return undefined;
  }

  /** Takes the next item; its caller gets no other until `done`. */
  take(): Item | undefined {
    const [next] = this.line;
    if (!next) return undefined;
    const [caller, [item, ...others]] = next;
    this.line.delete(caller);
    this.served.set(caller, others);
    return item;
  }

  /** Moves a caller whose item is done, with its waiting items, to the end of the queue. */
  done(caller: string): void {
    const its = this.served.get(caller) ?? [];
    if (this.served.delete(caller) && its.length > 0) this.line.set(caller, its);
  }

  /** Removes an item and returns whether it was still waiting. */
  remove(caller: string, item: Item): boolean {
    const its = this.of(caller);
    const index = its.indexOf(item);
    if (index === -1) return false;
    its.splice(index, 1);
    if (its.length === 0) this.line.delete(caller);
    return true;
  }

  /** Empties the queue and returns the items that were in it. */
  clear(): Item[] {
    const items = this.all();
    this.line.clear();
    this.served.clear();
    return items;
  }

  private of(caller: string): Item[] {
    return this.served.get(caller) ?? this.line.get(caller) ?? [];
  }

  private all(): Item[] {
    return [...this.line.values(), ...this.served.values()].flat();
  }
}
