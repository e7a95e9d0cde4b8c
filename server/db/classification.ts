/**
 * Classifies what a column of a table is to a person (docs/decisions/0025). The export is read from this table,
 * deletion is tested against it, and a column that is missing here fails the unit run (classification.test.ts):
 * whoever adds one decides.
 *
 * - `theirs`: in the export; erased with the account.
 * - `secret`: proves who somebody is, or opens something; not in the export, where it would lie about; erased.
 * - `link`: says whose the row is; in the export once, as the account's id; erased.
 * - `law`: in the export; stays after deletion, under an id that then leads to nobody (LEGAL_KEEP).
 * - `emptied`: in the export; emptied at deletion in a row that stays.
 * - `nobody`: about no person.
 */
export type ColumnClass = 'theirs' | 'secret' | 'link' | 'law' | 'emptied' | 'nobody'

export interface TableClass {
  /**
   * How its rows find their person: by a column with the account's id, by the confirmed address, by a keyed hash of what they
   * are about, or not at all.
   */
  readonly by: 'user_id' | 'id' | 'email' | 'hash' | 'nothing'
  /** Why it is stored at all. */
  readonly purpose: string
  readonly columns: Readonly<Record<string, ColumnClass>>
}

/** Article 8 of the Commercial Books Law asks for ten years, the VAT regulations (article 66) for six. */
const LEGAL_KEEP = 'Invoices and the record behind them; contract/retention.ts says how long.'

/** Lists our own tables, in the order of the export. */
export const TABLES = {
  user: {
    by: 'id',
    purpose: 'The account: signing in, greeting, mail.',
    columns: {
      id: 'theirs',
      name: 'theirs',
      first_name: 'theirs',
      last_name: 'theirs',
      email: 'theirs',
      email_verified: 'theirs',
      image: 'theirs',
      language: 'theirs',
      text_size: 'theirs',
      line_spacing: 'theirs',
      reading_face: 'theirs',
      created_at: 'theirs',
      updated_at: 'theirs',
    },
  },
  arrival: {
    by: 'user_id',
    purpose: 'How many come by which link and device, and how far they get; shown from ten people on.',
    columns: { user_id: 'link', language: 'theirs', device: 'theirs', source: 'theirs' },
  },
  profile: {
    by: 'user_id',
    purpose: 'Careers and texts that fit; the name on the report.',
    columns: {
      user_id: 'link',
      full_name: 'theirs',
      education: 'theirs',
      major: 'theirs',
      marital_status: 'theirs',
      city: 'theirs',
      experience_years: 'theirs',
      current_job: 'theirs',
      expected_salary: 'theirs',
      preferred_fields: 'theirs',
      updated_at: 'theirs',
    },
  },
  want: {
    by: 'user_id',
    purpose: 'Careers in the order of what somebody wants; for nobody else.',
    columns: { user_id: 'link', choices: 'theirs', changed_at: 'theirs', cleared_at: 'theirs' },
  },
  cv: {
    by: 'user_id',
    purpose: 'The CV that its person writes, prints and takes away.',
    columns: { user_id: 'link', revision: 'theirs', document: 'theirs', changed_at: 'theirs' },
  },
  account: {
    by: 'user_id',
    purpose: 'A way to sign in.',
    columns: {
      id: 'theirs',
      user_id: 'link',
      account_id: 'theirs',
      provider_id: 'theirs',
      access_token: 'secret',
      refresh_token: 'secret',
      id_token: 'secret',
      access_token_expires_at: 'theirs',
      refresh_token_expires_at: 'theirs',
      scope: 'theirs',
      password: 'secret',
      created_at: 'theirs',
      updated_at: 'theirs',
    },
  },
  session: {
    by: 'user_id',
    purpose: 'Staying signed in; the list of devices.',
    columns: {
      id: 'theirs',
      user_id: 'link',
      token: 'secret',
      expires_at: 'theirs',
      ip_address: 'theirs',
      user_agent: 'theirs',
      created_at: 'theirs',
      updated_at: 'theirs',
      second_factor_at: 'theirs',
      console_used_at: 'theirs',
      code_confirmed_at: 'theirs',
    },
  },
  mailed_token: {
    by: 'user_id',
    purpose: 'Links that were mailed and can still be used.',
    columns: {
      user_id: 'link',
      purpose: 'theirs',
      token_hash: 'secret',
      email: 'theirs',
      expires_at: 'theirs',
      created_at: 'theirs',
    },
  },
  consent: {
    by: 'user_id',
    purpose: 'Proof of what was agreed to.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      purpose: 'theirs',
      version: 'theirs',
      text_hash: 'theirs',
      language: 'theirs',
      given_at: 'theirs',
      withdrawn_at: 'theirs',
      attempt_id: 'theirs',
      company_id: 'theirs',
      recipient: 'theirs',
    },
  },
  attempt: {
    by: 'user_id',
    purpose: 'The answers, from which results and reports are computed.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      number: 'theirs',
      application_number: 'theirs',
      form: 'theirs',
      form_version: 'theirs',
      scoring_version: 'theirs',
      field: 'theirs',
      education: 'theirs',
      major: 'theirs',
      experience_years: 'theirs',
      career_stage: 'theirs',
      item_versions: 'theirs',
      story_set: 'theirs',
      stories: 'theirs',
      retake: 'theirs',
      read_before: 'theirs',
      questions: 'theirs',
      answers: 'theirs',
      languages: 'theirs',
      devices: 'theirs',
      changes: 'theirs',
      item_milliseconds: 'theirs',
      answered_after: 'theirs',
      last_answer_at: 'theirs',
      last_alone_at: 'theirs',
      queued_milliseconds: 'theirs',
      started_at: 'theirs',
      opened_at: 'theirs',
      completed_at: 'theirs',
      archived_at: 'theirs',
      guess: 'theirs',
      result_shown_at: 'theirs',
      report_opened_at: 'theirs',
      paper_produced_at: 'theirs',
      verification_off_at: 'theirs',
      plan_done: 'theirs',
      development_plan: 'theirs',
      kept_total: 'theirs',
      simulated: 'nobody',
    },
  },
  ai_advice: {
    by: 'user_id',
    purpose: 'Tips and analysis written by the AI endpoint, with consent.',
    columns: {
      user_id: 'link',
      attempt_id: 'theirs',
      id: 'theirs',
      asked_at: 'theirs',
      answered_at: 'theirs',
      failed_at: 'theirs',
      model: 'theirs',
      advice: 'theirs',
    },
  },
  reminder: {
    by: 'user_id',
    purpose: 'One mail that its person wished for, until it is sent.',
    columns: { user_id: 'link', id: 'theirs', attempt_id: 'theirs', due_at: 'theirs', asked_at: 'theirs' },
  },
  report_mail: {
    by: 'user_id',
    purpose: 'What became of a report mailed to its owner.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      attempt_id: 'theirs',
      asked_at: 'theirs',
      handed_over_at: 'theirs',
      refused_at: 'theirs',
      refusal: 'theirs',
    },
  },
  company: {
    by: 'user_id',
    purpose: 'Whom reports are to be sent to.',
    columns: { user_id: 'link', id: 'theirs', name: 'theirs', email: 'theirs', added_at: 'theirs' },
  },
  credential: {
    by: 'user_id',
    purpose: 'What somebody has chosen to prove of a report.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      attempt_id: 'theirs',
      place: 'theirs',
      key_id: 'nobody',
      statement: 'theirs',
      token: 'theirs',
      issued_at: 'theirs',
      expires_at: 'theirs',
      revoked_at: 'theirs',
    },
  },
  company_sending: {
    by: 'user_id',
    purpose: 'What became of a report sent to a company.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      company_id: 'theirs',
      attempt_id: 'theirs',
      token_hash: 'secret',
      consented_at: 'theirs',
      asked_at: 'theirs',
      expires_at: 'theirs',
      handed_over_at: 'theirs',
      refused_at: 'theirs',
      refusal: 'theirs',
      opened_at: 'theirs',
      revoked_at: 'theirs',
    },
  },
  entitlement: {
    by: 'user_id',
    purpose: 'What was bought opens.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      kind: 'theirs',
      attempt_id: 'theirs',
      order_id: 'theirs',
      starts_at: 'theirs',
      ends_at: 'theirs',
      revoked_at: 'theirs',
    },
  },
  subscription: {
    by: 'user_id',
    purpose: 'A plan and its renewal; the card is kept at the provider.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      plan: 'theirs',
      change_to: 'theirs',
      status: 'theirs',
      started_at: 'theirs',
      months: 'theirs',
      paid_until: 'theirs',
      card_token: 'secret',
      card_brand: 'theirs',
      card_last_four: 'theirs',
      reminded_for: 'theirs',
      failures: 'theirs',
      retry_at: 'theirs',
      ended_at: 'theirs',
    },
  },
  package_choice: {
    by: 'user_id',
    purpose: 'Carries a person on to what they chose.',
    columns: { user_id: 'link', plan: 'theirs', chosen_at: 'theirs' },
  },
  consultation: {
    by: 'user_id',
    purpose: 'The monthly consultation of the Pro plan.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      hour_id: 'nobody',
      consultant_id: 'secret',
      starts_at: 'theirs',
      meeting_address: 'theirs',
      period_start: 'theirs',
      status: 'theirs',
      topic: 'theirs',
      shared_papers: 'theirs',
      consultant_note: 'theirs',
      calendar_sequence: 'nobody',
      ended_at: 'theirs',
      created_at: 'theirs',
    },
  },
  consultation_hour: {
    by: 'user_id',
    purpose: 'An hour that a consultant offers.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      starts_at: 'theirs',
      meeting_address: 'theirs',
      created_at: 'theirs',
    },
  },
  notice: {
    by: 'user_id',
    purpose: 'What rang the bell.',
    columns: { user_id: 'link', id: 'theirs', cause: 'theirs', created_at: 'theirs', read_at: 'theirs' },
  },
  contact_message: {
    by: 'email',
    purpose: 'Answering whoever writes.',
    columns: {
      id: 'theirs',
      name: 'theirs',
      email: 'theirs',
      company: 'theirs',
      message: 'theirs',
      status: 'theirs',
      created_at: 'theirs',
    },
  },
  contact_reply: {
    by: 'email',
    purpose: 'Answering whoever writes; goes with the message.',
    columns: {
      id: 'theirs',
      message_id: 'theirs',
      email: 'theirs',
      same_sender: 'theirs',
      reply: 'theirs',
      mail_hash: 'secret',
      created_at: 'theirs',
    },
  },
  order: {
    by: 'user_id',
    purpose: LEGAL_KEEP,
    columns: {
      user_id: 'law',
      id: 'law',
      reference: 'law',
      item: 'law',
      subject: 'law',
      attempt_id: 'law',
      subscription_id: 'law',
      amount: 'law',
      currency: 'law',
      live: 'law',
      save_card: 'law',
      status: 'law',
      payment_id: 'law',
      period_start: 'law',
      period_end: 'law',
      created_at: 'law',
      offered_at: 'law',
      paid_at: 'law',
      checked_at: 'law',
    },
  },
  payment: {
    by: 'user_id',
    purpose: LEGAL_KEEP,
    columns: {
      user_id: 'law',
      id: 'law',
      order_id: 'law',
      status: 'law',
      role: 'law',
      flag: 'law',
      amount: 'law',
      currency: 'law',
      brand: 'law',
      last_four: 'law',
      reference_number: 'law',
      message: 'law',
      automatic: 'law',
      created_at: 'law',
      updated_at: 'law',
    },
  },
  refund: {
    by: 'user_id',
    purpose: LEGAL_KEEP,
    columns: {
      user_id: 'law',
      id: 'law',
      payment_id: 'law',
      order_id: 'law',
      amount: 'law',
      reason: 'law',
      note: 'emptied',
      priority: 'law',
      status: 'law',
      created_at: 'law',
      decided_at: 'law',
      refunded_at: 'law',
      tried_at: 'law',
    },
  },
  receipt: {
    by: 'user_id',
    purpose: LEGAL_KEEP,
    columns: {
      user_id: 'law',
      number: 'law',
      order_id: 'law',
      payment_id: 'law',
      issued_at: 'law',
      content: 'law',
    },
  },
  rater: {
    by: 'email',
    purpose: 'Inviting somebody to rate items, and knowing from which practice they rate.',
    columns: {
      id: 'theirs',
      panel_id: 'nobody',
      email: 'theirs',
      language: 'theirs',
      rater_number: 'nobody',
      token_hash: 'secret',
      token_expires_at: 'theirs',
      session_hash: 'secret',
      opened_at: 'theirs',
      practice: 'theirs',
      interests: 'theirs',
      consent_version: 'theirs',
      consented_at: 'theirs',
      invited_at: 'theirs',
    },
  },
  operator: {
    by: 'user_id',
    purpose: 'Running the site: a role, and the second factor that opens the console.',
    columns: {
      user_id: 'link',
      operator_role: 'theirs',
      sealed_secret: 'secret',
      enrolled_at: 'theirs',
      last_period: 'secret',
      recovery_codes: 'secret',
      invited_at: 'theirs',
    },
  },
  measurement_snapshot: {
    by: 'nothing',
    purpose: 'Which snapshots of answers were measured, when, and by which versions.',
    columns: {
      id: 'nobody',
      population: 'nobody',
      status: 'nobody',
      progress: 'nobody',
      asked_at: 'nobody',
      heard_at: 'nobody',
      taken_at: 'nobody',
      people: 'nobody',
      versions: 'nobody',
    },
  },
  measurement_table: {
    by: 'nothing',
    purpose: 'What a snapshot found of items and scales: sums over people, and no row of one.',
    columns: {
      snapshot_id: 'nobody',
      form: 'nobody',
      form_version: 'nobody',
      section: 'nobody',
      number: 'nobody',
      by: 'nobody',
      group: 'nobody',
      content: 'nobody',
    },
  },
  norm: {
    by: 'nothing',
    purpose: 'With whom results are compared: percentiles of many people, and no row of one.',
    columns: {
      id: 'nobody',
      snapshot_id: 'nobody',
      form: 'nobody',
      form_version: 'nobody',
      by: 'nobody',
      group: 'nobody',
      margins: 'nobody',
      source: 'nobody',
      outcome: 'nobody',
      status: 'nobody',
      asked_at: 'nobody',
      published_at: 'nobody',
      withdrawn_at: 'nobody',
    },
  },
  operator_log: {
    by: 'user_id',
    purpose:
      'Who of the operators looked at whose data, and decided what; contract/retention.ts says how long.',
    columns: {
      user_id: 'law',
      id: 'law',
      operator_id: 'law',
      operator_role: 'law',
      act: 'law',
      look_reason: 'law',
      about_id: 'law',
      acted_at: 'law',
    },
  },
  support_view: {
    by: 'user_id',
    purpose: 'Showing the pages to the support for a code of the person; a day, the log keeps its lines.',
    columns: {
      user_id: 'link',
      id: 'theirs',
      code_hash: 'secret',
      code_expires_at: 'theirs',
      operator_id: 'theirs',
      operator_role: 'theirs',
      opened_at: 'theirs',
      ends_at: 'theirs',
      ended_at: 'theirs',
    },
  },
  approval: {
    by: 'user_id',
    purpose: 'What one operator asked another to grant; kept as long as the log of looks.',
    columns: {
      user_id: 'law',
      id: 'law',
      kind: 'law',
      subject: 'law',
      wish: 'law',
      asker_id: 'law',
      asker_role: 'law',
      asked_at: 'law',
      expires_at: 'law',
      status: 'law',
      decider_id: 'law',
      decider_role: 'law',
      decided_at: 'law',
    },
  },
  rate_limit: {
    by: 'hash',
    purpose: 'Guessing and flooding; what concerns an account is erased with it, the rest within a day.',
    columns: { key: 'secret', points: 'secret', expire: 'secret' },
  },
  recipient_opt_out: {
    by: 'hash',
    purpose:
      'No further mail to who stopped it. It is the recipient’s wish, and outlives whoever wrote to them.',
    columns: { recipient: 'nobody', opted_out_at: 'nobody' },
  },
  rating_panel: {
    by: 'nothing',
    purpose: 'Which items a panel rates.',
    columns: {
      id: 'nobody',
      name: 'nobody',
      kind: 'nobody',
      block: 'nobody',
      items: 'nobody',
      both_stories: 'nobody',
      round: 'nobody',
      made_at: 'nobody',
      closed_at: 'nobody',
    },
  },
  rating: {
    by: 'nothing',
    purpose:
      'What a rater said of a story, under the id of their row in `rater`: with that row it leads to nobody any more. Their copy holds it (features/rating).',
    columns: {
      rater_id: 'nobody',
      id: 'nobody',
      panel_id: 'nobody',
      pair: 'nobody',
      story: 'nobody',
      place: 'nobody',
      wave: 'nobody',
      is_repeat: 'nobody',
      option_order: 'nobody',
      seen_at: 'nobody',
      rated_at: 'nobody',
      ratings: 'nobody',
      unjudged: 'nobody',
      named_facet: 'nobody',
      second_ratings: 'nobody',
      second_reason: 'nobody',
      second_at: 'nobody',
    },
  },
  verification: {
    by: 'nothing',
    purpose: 'The state of a social sign-in under way, before anyone is known; gone within the hour.',
    columns: {
      id: 'nobody',
      identifier: 'nobody',
      value: 'nobody',
      expires_at: 'nobody',
      created_at: 'nobody',
      updated_at: 'nobody',
    },
  },
  credential_place: {
    by: 'nothing',
    purpose: 'A place of the status list is given once; nothing says whose it was.',
    columns: { place: 'nobody', taken_until: 'nobody' },
  },
  credential_key: {
    by: 'nothing',
    purpose: 'Credentials are signed, and can be checked after the key has changed.',
    columns: { id: 'nobody', public_key: 'nobody', sealed_key: 'nobody', made_at: 'nobody' },
  },
  receipt_series: {
    by: 'nothing',
    purpose: 'Receipt numbers without gaps.',
    columns: { series: 'nobody', last: 'nobody' },
  },
  webhook_event: {
    by: 'nothing',
    purpose: 'A repeated webhook of the provider is known; nothing of what it held is kept.',
    columns: { id: 'nobody', type: 'nobody', received_at: 'nobody' },
  },
  content_change: {
    by: 'nothing',
    purpose:
      'What the operator says on pages; a testimonial with its author’s name where the author has agreed.',
    columns: { id: 'nobody', part: 'nobody', content: 'nobody', basis: 'nobody', changed_at: 'nobody' },
  },
  landing_visit: {
    by: 'nothing',
    purpose: 'How many visit the landing page; shown from ten visits on.',
    columns: { day: 'nobody', language: 'nobody', device: 'nobody', source: 'nobody', visits: 'nobody' },
  },
  server_clock: {
    by: 'nothing',
    purpose: 'A clock that jumped deletes nothing and charges nobody.',
    columns: { id: 'nobody', seen_at: 'nobody', doubted_until: 'nobody', backed_up_at: 'nobody' },
  },
} as const satisfies Readonly<Record<string, TableClass>>

/**
 * Lists the queue's tables (pg-boss) and the migrations' one, as `schema.table`. Only what a job carries and answers
 * can concern anyone: it is sealed, or ids alone, and leaves with the account.
 */
export const LIBRARY_TABLES: Readonly<Record<string, { readonly secret?: string; readonly nobody: string }>> =
  {
    'drizzle.__drizzle_migrations': { nobody: 'id hash created_at' },
    'pgboss.job': { secret: 'data output source_output', nobody: jobColumns() },
    'pgboss.job_common': { secret: 'data output source_output', nobody: jobColumns() },
    'pgboss.bam': {
      nobody: 'id name version status queue table_name command error created_on started_on completed_on',
    },
    'pgboss.job_dependency': { nobody: 'child_name child_id parent_name parent_id' },
    'pgboss.queue': {
      nobody: `name policy retry_limit retry_delay retry_backoff retry_delay_max expire_seconds retention_seconds
      deletion_seconds dead_letter partition table_name deferred_count queued_count ready_count warning_queued active_count
      failed_count total_count created_delta completed_delta failed_delta delta_on delta_seconds ready_history
      heartbeat_seconds notify singletons_active monitor_claim_on monitor_on maintain_on created_on updated_on`,
    },
    // And its partitions, one a day: `queue_stats_20261120`.
    'pgboss.queue_stats': {
      nobody: `id name deferred_count queued_count ready_count active_count failed_count total_count created_delta
      completed_delta failed_delta delta_seconds delta_on captured_on`,
    },
    'pgboss.schedule': {
      nobody: 'name key kind cron timezone data options created_on updated_on last_job_id',
    },
    'pgboss.subscription': { nobody: 'event name created_on updated_on' },
    'pgboss.version': { nobody: 'version cron_on bam_on flow_on reindex_on monitor_backoff_on' },
    'pgboss.warning': { nobody: 'id type message data created_on' },
  }

function jobColumns(): string {
  return `id name priority state retry_limit retry_count retry_delay retry_backoff retry_delay_max expire_seconds
    deletion_seconds singleton_key singleton_on group_id group_tier start_after created_on started_on completed_on keep_until
    dead_letter policy heartbeat_on heartbeat_seconds blocked blocking pending_dependencies source_name source_id
    source_created_on source_retry_count source_root_id`
}

/** Tells whether a column goes into a copy of the data. */
export function isExported(kind: ColumnClass): boolean {
  return kind === 'theirs' || kind === 'law' || kind === 'emptied'
}
