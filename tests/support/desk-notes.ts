import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { file, page, seeOther } from '#server/desk/pages/desk-answer.ts'
import { html } from '#server/desk/pages/html.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'

const NOTE = z.object({ text: z.string().min(1) })

/** Inserts a row that a test can count, into a table that the desk may write to. */
const insertNote = (text: string) =>
  sql`insert into desk_login_guard (key, failures, last_failure_at) values (${`note:${text}`}, 1, now())`

/** Extra routes: a list, a form, and API calls. */
export const NOTE_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/notes',
    roles: ['inspector', 'support'],
    action: 'READ_NOTES',
    list: { title: 'Notes', key: '0' },
    handler: async () => page({ title: 'Notes', body: html`<p>${'<none>'}</p>` }),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/notes',
    roles: ['inspector'],
    action: 'WRITE_NOTE',
    schema: { body: NOTE },
    handler: async ({ tx, audit, body }) => {
      await tx.execute(insertNote(body.text))
      return audit({ transactionId: 1_000_001, data: { length: body.text.length } }, seeOther('/desk/notes'))
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/notes/:id',
    roles: ['inspector', 'payout'],
    action: 'WRITE_NOTE',
    summary: 'Writes a note.',
    schema: {
      params: z.object({ id: z.string().max(50) }),
      body: NOTE,
      response: { 201: z.object({ id: z.string() }) },
    },
    handler: async ({ tx, audit, params, body }) => {
      await tx.execute(insertNote(body.text))
      if (body.text.startsWith('refused')) throw new HttpError(422, 'INVALID_FIELDS', 'Not this one.')
      if (body.text.startsWith('broken')) await tx.execute(sql`select 1 / 0`)
      const done = await audit({ itemNumber: 2 }, { id: params.id })
      if (body.text.startsWith('late')) throw new Error('after the entry')
      return done
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/notes/:id',
    roles: ['payout'],
    action: 'FORGET_NOTE',
    summary: 'Changes something without logging it.',
    handler: async ({ tx }) => {
      await tx.execute(insertNote('forgotten'))
      // A handler that the compiler would reject.
      return { result: undefined } as never
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/notes.txt',
    roles: ['payout'],
    action: 'READ_NOTES',
    summary: 'All notes as a file.',
    handler: async () =>
      file({ bytes: Buffer.from('notes'), mediaType: 'text/plain', filename: 'n (1).txt' }),
  }),
]

export async function countNotes(db: Database): Promise<number> {
  const { rows } = await db.$client.query(
    "select count(*)::integer as n from desk_login_guard where key like 'note:%'",
  )
  return rows[0].n
}
