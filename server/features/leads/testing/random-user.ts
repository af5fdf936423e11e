import type { Endpoint } from '../../../../shared/http/endpoint';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadBin } from '../../../../shared/leads/bin/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadFields } from '../../../../shared/leads/fields/endpoints';
import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { leadSettings } from '../../../../shared/leads/settings/endpoints';
import { leadTags } from '../../../../shared/leads/tags/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import type { Call } from './random-acts';
import { fieldsOf } from './random-fields';
import { type Entity, firstNames, type Known, Picks } from './random-picks';

const entities = {
  contact: leadContacts,
  company: leadCompanies,
  opportunity: leadOpportunities,
  communication: leadCommunications,
  task: leadTasks,
};

/** Somebody who does one thing after another in an account, whatever others do there. */
export class RandomUser extends Picks {
  constructor(
    private readonly call: Call,
    known: Known,
    random: () => number,
  ) {
    super(known, random);
  }

  async act(): Promise<void> {
    const doing = [
      ...(['create', 'create', 'create', 'create', 'change', 'change', 'change', 'change'] as const),
      ...(['remove', 'restore', 'move', 'move', 'merge', 'undo', 'undo', 'bulk', 'bulk', 'shape'] as const),
    ];
    await this[this.pick(doing)]();
  }

  /** Calls an endpoint and remembers the act that it was. */
  async do<E extends Endpoint>(endpoint: E, options: object) {
    const { status, body } = await this.call(endpoint, options as never);
    this.known.answers.push({ what: `${endpoint.method} ${endpoint.path}`, status });
    if (status < 300 && typeof body?.act === 'string') this.known.acts.push(body.act);
    return { status, body };
  }

  private get entity(): Entity {
    return this.pick(Object.keys(entities) as Entity[]);
  }

  private async create() {
    const { entity } = this;
    const { status, body } = await this.do(entities[entity].create, { body: fieldsOf(this, entity) });
    if (status === 201) this.known.ids[entity].push(body.id);
  }

  private async change() {
    const { entity } = this;
    const id = this.some(entity, 0);
    if (id !== null) await this.do(entities[entity].update, { params: { id }, body: fieldsOf(this, entity) });
  }

  private async remove() {
    const { entity } = this;
    const id = this.some(entity, 0);
    if (id !== null && this.random() < 0.5) await this.do(entities[entity].remove, { params: { id } });
  }

  private async restore() {
    const { entity } = this;
    const ids = this.many(entity, 4);
    if (ids.length > 0) await this.do(leadBin.restore, { body: { entity, ids } });
  }

  private async move() {
    const id = this.some('opportunity', 0);
    const stageId = this.some('stage', 0);
    const body = {
      stageId,
      after: this.some('opportunity'),
      isNowCustomer: this.random() < 0.2,
      lostReason: 'Price',
    };
    if (id !== null) await this.do(leadOpportunities.move, { params: { id }, body });
  }

  private async merge() {
    const entity = this.pick(['contact', 'company'] as const);
    const records = this.many(entity, 3).map((id) => ({ id }));
    if (records.length > 1) await this.do(leadMerges.create, { body: { entity, records } });
  }

  private async undo() {
    const act = this.pick(this.known.acts.slice(-12));
    if (act) await this.do(leadActs.undo, { params: { act } });
  }

  private async bulk() {
    const entity = this.pick(['contact', 'company', 'opportunity'] as const);
    const ids = this.many(entity, 6);
    const does = this.pick([
      { addTags: this.many('tag', 2) },
      { removeTags: this.many('tag', 2) },
      { addTags: [] },
      { remove: true },
    ]);
    if (ids.length > 0) await this.do(entities[entity].bulk, { body: { of: { ids }, does } });
  }

  /** Changes what derived columns of many records are made from. */
  private async shape() {
    const stageId = this.some('stage', 0) as number;
    const tagId = this.some('tag');
    const name = `${this.pick(firstNames)} ${Math.floor(this.random() * 1e6)}`;
    const probability = Math.floor(this.random() * 100);
    await this.pick([
      () => this.do(leadStages.update, { params: { stageId }, body: { probability } }),
      () => this.do(leadStages.order, { body: { ids: [stageId, ...this.known.ids.stage] } }),
      () => this.do(leadSettings.update, { body: { currency: this.pick(['EUR', 'USD']) } }),
      () => (tagId ? this.do(leadTags.update, { params: { tagId }, body: { name } }) : this.tag(name)),
      () => (tagId ? this.do(leadTags.remove, { params: { tagId } }) : this.tag(name)),
      () => this.tag(name),
      () => this.field(name),
    ])();
  }

  private async tag(name: string) {
    const { body } = await this.do(leadTags.create, { body: { name } });
    this.known.ids.tag.push(body.id);
  }

  private async field(label: string) {
    const choices = [{ label: 'a' }, { label: 'b' }];
    const { body } = await this.do(leadFields.create, {
      body: { entity: 'contact', kind: 'choice', label, choices },
    });
    this.known.ids.field.push(body.id);
  }
}
