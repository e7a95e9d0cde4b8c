import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'

const RATERS = 15

/** Makes a panel that has rated both stories of every pair of a block, by chance, and whose round is closed. @returns its id */
export async function createRatedPanel(pool: Pool): Promise<string> {
  const id = randomUUID()
  const pairs = pairsIn(itemsOf(BANK)).filter(({ a }) => a.block === 'competency')
  const keys = pairs.map(({ key }) => key)
  const facets = pairs.map(({ a }) => a.item.facet)
  await pool.query(
    `insert into rating_panel (id, name, kind, block, items, both_stories, round, made_at, closed_at)
     values ($1, 'a panel of chance', 'practitioners', 'competency', $2, true, 'closed', now(), now())`,
    [id, keys],
  )
  await pool.query(
    `insert into rater (id, panel_id, email, language, rater_number, token_expires_at, practice, interests, consent_version,
                        consented_at, opened_at, invited_at)
     select gen_random_uuid(), $1, n || '@rater.example', 'ar', n, now(), 'practice', 'none', '1', now(), now(), now()
     from generate_series(1, $2) n`,
    [id, RATERS],
  )
  // What mentions the row is drawn for each row anew.
  await pool.query(
    `insert into rating (rater_id, id, panel_id, pair, story, place, wave, is_repeat, option_order, seen_at, rated_at,
                         ratings, named_facet)
     select rater.id, gen_random_uuid(), $1, pair, story, place, 1, false, '31524', now(), now(),
            array(select 1 + floor(random() * 9)::int from generate_series(1, 5) where rater_number > 0 and story <> ''), facet
     from rater, unnest($2::text[], $3::text[]) with ordinality as asked (pair, facet, place), unnest(array['a', 'b']) as story
     where panel_id = $1`,
    [id, keys, facets],
  )
  return id
}

/** Removes the panel: what is kept of a measurement is its takers. */
export async function removePanel(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from rating where panel_id = $1', [id])
  await pool.query('delete from rater where panel_id = $1', [id])
  await pool.query('delete from rating_panel where id = $1', [id])
}
