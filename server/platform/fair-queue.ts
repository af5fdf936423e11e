interface Options {
  /** Most items that may wait. */
  waiting: number;
  /** Most items of one caller, the one at work included. */
  each: number;
}

/** What waits, handed out one at a time for each caller, and nobody's second before another's first. */
export class FairQueue<Item> {
  /** What waits, by caller, in the order in which callers are served. */
  private readonly line = new Map<string, Item[]>();
  /** What those wait with who have an item at work. */
  private readonly served = new Map<string, Item[]>();

  constructor(private readonly limits: Options) {}

  /** Callers whose next item may be taken. */
  get ready() {
    return this.line.size;
  }

  /** Answers why there is no room, if so: for nobody, or for this caller. */
  add(caller: string, item: Item): 'full' | 'crowded' | undefined {
    if (this.all().length >= this.limits.waiting) return 'full';
    const its = this.of(caller);
    const isServed = this.served.has(caller);
    if (its.length + (isServed ? 1 : 0) >= this.limits.each) return 'crowded';
    its.push(item);
    if (!isServed) this.line.set(caller, its);
    return undefined;
  }

  /** The next item; its caller gets no other until `done`. */
  take(): Item | undefined {
    const [next] = this.line;
    if (!next) return undefined;
    const [caller, [item, ...others]] = next;
    this.line.delete(caller);
    this.served.set(caller, others);
    return item;
  }

  /** Puts a caller whose item is done at the end of the line, with what else they wait with. */
  done(caller: string): void {
    const its = this.served.get(caller) ?? [];
    if (this.served.delete(caller) && its.length > 0) this.line.set(caller, its);
  }

  /** Whether it was still waiting. */
  remove(caller: string, item: Item): boolean {
    const its = this.of(caller);
    const index = its.indexOf(item);
    if (index === -1) return false;
    its.splice(index, 1);
    if (its.length === 0) this.line.delete(caller);
    return true;
  }

  /** Empties the queue and answers what was in it. */
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
