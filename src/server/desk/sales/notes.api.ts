import { z } from 'zod'
import { NOTE_INPUT, SALE_NOTE } from '#contracts/desk/notes.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { requireSale } from './find-sale.ts'
import { deleteNote, findNoteAuthor, insertNote } from './notes.repository.ts'
import { PEOPLE_ROLES } from './people-roles.ts'

const NOTE_PARAMS = TRADE_PARAMS.extend({ noteId: z.coerce.number<string>().int().positive() })

function requireOwnNote(author: string | null, operatorId: string): void {
  if (author === null)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no such note. It may have been deleted.')
  if (author !== operatorId)
    throw new HttpError(409, 'NOT_POSSIBLE', 'Someone else wrote this note, so only they can delete it.')
}

/** Notes that operators write about a sale for each other. The log has their ids: a text may name people. */
export const NOTE_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/notes',
    roles: PEOPLE_ROLES,
    action: 'WRITE_NOTE',
    summary: 'Adds a note to a sale.',
    schema: { params: TRADE_PARAMS, body: NOTE_INPUT, response: { 201: SALE_NOTE } },
    handler: async ({ tx, params, body: { text }, operator, now, audit }) => {
      const transactionId = requireTransactionId(params)
      await requireSale(tx, transactionId)
      const atMs = now()
      const id = await insertNote(tx, { transactionId, operatorId: operator.id, text, atMs })
      const note = { id, author: operator.name, text, writtenAt: toTimeJson(atMs), isOwn: true }
      return audit({ transactionId, data: { note: id } }, note)
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/sales/:trade/notes/:noteId',
    roles: PEOPLE_ROLES,
    action: 'DELETE_NOTE',
    summary: 'Deletes a note that the operator has written.',
    schema: { params: NOTE_PARAMS, response: { 200: z.object({ id: z.number().int() }) } },
    handler: async ({ tx, params, operator, audit }) => {
      const transactionId = requireTransactionId(params)
      const id = params.noteId
      requireOwnNote(await findNoteAuthor(tx, transactionId, id), operator.id)
      await deleteNote(tx, id)
      return audit({ transactionId, data: { note: id } }, { id })
    },
  }),
]
