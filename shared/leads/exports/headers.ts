/**
 * The columns of our own files, one for each field: as they are exported, and as an import knows them again. Several
 * values of a cell are joined by `|`; times are ISO 8601 in UTC, amounts have a point, yes and no are `true` and `false`.
 *
 * `…_external_id` is that of the linked record; a record that has none is known by its own id. In `people` each is
 * `external id:role`, in `stage_history` each is `time stage`. A task that is due on a day says the day only.
 */
export const exportHeaders = {
  contacts: [
    ...['external_id', 'first_name', 'last_name', 'email', 'email_2', 'phone', 'mobile', 'job_title'],
    ...['status', 'source', 'tags', 'company_external_id', 'company_name', 'company_domain'],
    ...['company_tax_id', 'address', 'city', 'region', 'postal_code', 'country', 'linkedin_url', 'notes'],
    ...['language', 'do_not_contact', 'created_at'],
  ],
  companies: [
    ...['external_id', 'name', 'website', 'domain', 'phone', 'tax_id', 'industry', 'size_band', 'lifecycle'],
    ...['tags', 'address', 'city', 'region', 'postal_code', 'country', 'linkedin_url', 'description'],
    'created_at',
  ],
  opportunities: [
    ...['external_id', 'title', 'company_external_id', 'company_name', 'company_domain'],
    ...['contact_external_id', 'contact_email', 'contact_name', 'people', 'stage', 'amount', 'currency'],
    ...['probability', 'expected_close', 'closed_at', 'lost_reason', 'lost_note', 'source', 'tags'],
    ...['position', 'stage_entered_at', 'stage_history', 'created_at'],
  ],
  communications: [
    ...['external_id', 'type', 'direction', 'subject', 'body', 'occurred_at', 'duration_min', 'outcome'],
    ...['contact_external_ids', 'contact_emails', 'company_external_id', 'company_name'],
    ...['opportunity_external_id', 'opportunity_title', 'created_at'],
  ],
  tasks: [
    ...['external_id', 'title', 'due_at', 'done_at', 'priority', 'contact_external_id', 'contact_email'],
    ...['company_external_id', 'company_name', 'opportunity_external_id', 'opportunity_title', 'created_at'],
  ],
} as const satisfies Record<string, readonly string[]>;

export type ExportedList = keyof typeof exportHeaders;

/**
 * Further columns of contacts, of which a file has as many as its rows need: `email_3` and on, `phone_2` and on (those
 * besides `phone` and `mobile`), and beside an address or a phone `…_label` (work unless said; of `mobile`, mobile) and
 * `…_shared`. The first phone of a row, `phone` before `mobile`, is the primary one, and so is `email`.
 */
export const pointHeader = /^(email|phone|mobile)(_(\d+))?(_(label|shared))?$/;
